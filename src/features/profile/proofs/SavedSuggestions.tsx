import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { linesToWord } from '#domain/profile/proofWording.ts';
import { usePitchWriters } from '#features/pitches/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { changeProofs, saveProof, wordSuggestions } from './proofThunks.ts';
import { SuggestionsCard } from './SuggestionsCard.tsx';

/** Has a model word the lines. Nothing without one. */
function WordWithModel() {
  const dispatch = useAppDispatch();
  const model = usePitchWriters().modelFor('resumes');
  const [isWording, setIsWording] = useState(false);
  if (model === null) return null;
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

/** The suggestions of the saved profile. */
export function SavedSuggestions({ profile }: { profile: UserProfile }) {
  const dispatch = useAppDispatch();
  return (
    <SuggestionsCard
      title="From your resume: check these"
      profile={profile}
      action={linesToWord(profile).length > 0 && <WordWithModel />}
      onKeep={async (proof) => (await dispatch(saveProof(proof))) !== null}
      onDrop={({ source, text }) =>
        void dispatch(
          changeProofs(
            { suggestions: [{ source, text, dropped: true }] },
            {
              text: 'Suggestion dropped.',
              undo: { suggestions: [{ source, text, dropped: false }] },
            },
          ),
        )
      }
    />
  );
}
