import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import type { UserProfile } from '#domain/contract/profile.ts';
import { suggestedProofs } from '#domain/profile/suggestedProofs.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { FlushCard } from '#ui/layout/Card.tsx';
import { color, space } from '#ui/theme.ts';
import { SheetHead } from './ProofSheet.tsx';
import { type SuggestionActions, SuggestionRow } from './SuggestionRow.tsx';

/** So many at first. */
const FEW = 4;

const Hint = styled.p`
  flex-basis: 100%;
`;

const More = styled.div`
  padding: ${space[2]} ${space[3]};
  border-top: 1px solid ${color.line};
`;

interface SuggestionsCardProps extends SuggestionActions {
  title: string;
  profile: UserProfile;
  /** In the head. */
  action?: ReactNode;
}

/** Sentences from the resume, those with a wording first. */
export function SuggestionsCard({ title, profile, action, ...actions }: SuggestionsCardProps) {
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
        <h2 id="suggestions-title">{title}</h2>
        <p role="status">{suggestions.length} left</p>
        {action}
        <Hint>
          A proof is one sentence about your own work that letters can use. “Keep” adds it to your
          proofs, and “Put into words” lets you write it. Nothing here is sent.
        </Hint>
      </SheetHead>
      <ul ref={list} aria-labelledby="suggestions-title">
        {(showsAll ? suggestions : suggestions.slice(0, FEW)).map((suggestion) => (
          <SuggestionRow key={suggestion.id} suggestion={suggestion} {...actions} />
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
