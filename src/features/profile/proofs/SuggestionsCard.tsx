import { Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { linesToWord } from '#domain/profile/proofWording.ts';
import { suggestedProofs } from '#domain/profile/suggestedProofs.ts';
import { usePitchWriters } from '#features/pitches/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { FlushCard } from '#ui/layout/Card.tsx';
import { color, space } from '#ui/theme.ts';
import { SheetHead } from './ProofSheet.tsx';
import { wordSuggestions } from './proofThunks.ts';
import { SuggestionRow } from './SuggestionRow.tsx';

/** So many at first. */
const FEW = 4;

const More = styled.div`
  padding: ${space[2]} ${space[3]};
  border-top: 1px solid ${color.line};
`;

/** Has a model word the lines. Nothing without one. */
function WordWithModel({ isOpen }: { isOpen: boolean }) {
  const dispatch = useAppDispatch();
  const { model } = usePitchWriters();
  const [isWording, setIsWording] = useState(false);
  if (!isOpen || model === null) return null;
  async function word() {
    setIsWording(true);
    await dispatch(wordSuggestions(model === 'browser-model'));
    setIsWording(false);
  }
  return (
    <Button icon={Sparkles} busy={isWording} busyLabel="Writing…" onClick={word}>
      Word with AI
    </Button>
  );
}

/** Sentences from the resume, those with a wording first. */
export function SuggestionsCard({ profile }: { profile: UserProfile }) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const all = suggestedProofs(profile);
  const suggestions = [
    ...all.filter(({ text }) => text !== ''),
    ...all.filter(({ text }) => text === ''),
  ];
  useFocusNextItem(list, suggestions);
  if (suggestions.length === 0) return null;
  return (
    <FlushCard as="section" aria-labelledby="suggestions-title">
      <SheetHead>
        <h2 id="suggestions-title">From your resume: check these</h2>
        <p role="status">{suggestions.length} left</p>
        <WordWithModel isOpen={linesToWord(profile).length > 0} />
      </SheetHead>
      <ul ref={list} aria-labelledby="suggestions-title">
        {(showsAll ? suggestions : suggestions.slice(0, FEW)).map((suggestion) => (
          <SuggestionRow key={suggestion.id} suggestion={suggestion} />
        ))}
      </ul>
      {!showsAll && suggestions.length > FEW && (
        <More>
          <Button variant="ghost" onClick={() => setShowsAll(true)}>
            Show all {suggestions.length}
          </Button>
        </More>
      )}
    </FlushCard>
  );
}
