import { useMemo } from 'react';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import type { Pitch, UnsupportedClaim } from '#domain/contract/pitches.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import type { Evidence } from '#domain/pitches/asked/coverage.ts';
import { evidenceParagraph } from '#domain/pitches/draft/startingDraft.ts';
import { sentenceAt, withoutSentence, withParagraph } from '#domain/pitches/letter/letterEdits.ts';
import { type PitchInput, postingFrom } from '#domain/pitches/pitchInput.ts';
import { saysMostOf } from '#domain/words/saysMostOf.ts';
import { wordSequence } from '#domain/words/wordSequence.ts';
import { type LeadsState, selectLeadById } from '#features/leads/index.ts';
import { sentenceConfirmed } from '../asked/askedSlice.ts';
import { pitchEdited, selectPitchDraft } from '../pitchDraftSlice.ts';
import { useSavePitch } from '../useSavePitch.ts';
import { useOwnSentences } from './useOwnSentences.ts';

/** With more sentences of the user, a letter becomes a list. */
export const MOST_SENTENCES = 3;

/** What the open pitch was written from, as far as it's still known. */
function usePitchInput(pitch: Pitch | null): ((profile: UserProfile) => PitchInput) | null {
  const lead = useAppSelector((state: LeadsState) => selectLeadById(state, pitch?.leadId ?? null));
  if (!pitch) return null;
  const { company, position, contactInfo, settings } = pitch;
  const posting = postingFrom({ company, position, contactInfo }, lead ?? null);
  return (profile) => ({ profile, posting, settings });
}

/**
 * The open letter, and changes of its sentences. They show at once and are saved with the pitch; if
 * that fails, they stay as unsaved edits.
 */
export function useLetter() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { text, status, editing, pitch } = useAppSelector(selectPitchDraft);
  const { data: profile } = useGetProfileQuery();
  const { savePitch } = useSavePitch();
  const sentences = useOwnSentences();
  const inputFor = usePitchInput(pitch);
  const says = useMemo(() => {
    const [exactly, mostOf] = [wordSequence(text), saysMostOf(text)];
    return (words: string) => exactly(words) || mostOf(words);
  }, [text]);
  const used = sentences.filter((own) => text.includes(own.text));

  /** Changes the letter as it is now: a sentence may have taken a while to save. */
  function change(edit: (now: string) => string) {
    const { text: now, pitch: open } = selectPitchDraft(store.getState());
    if (open?.id !== pitch?.id) return;
    const content = edit(now);
    dispatch(pitchEdited(content));
    if (pitch) void savePitch(pitch.id, { content });
  }
  const replace = (before: string, after: string) =>
    change((now) => now.replace(before, () => after));

  /** The evidence as the letter says it. */
  const paragraphOf = (evidence: Evidence): string =>
    inputFor && profile ? evidenceParagraph(evidence, inputFor(profile), text) : evidence.text;

  return {
    /** The user's sentences in the letter. */
    used,
    unused: sentences.filter((own) => !used.includes(own) && !says(own.text)),
    /** There is a finished letter, and it isn't in the editor. */
    canChange: text !== '' && status !== 'writing' && !editing,
    /** Whether the letter says the evidence, in these words or nearly. */
    has: (evidence: Evidence): boolean =>
      used.some((own) => own.id === evidence.id) || says(evidence.text),
    replace,
    /** Adds the evidence as a paragraph. */
    use: (evidence: Evidence) =>
      change((now) =>
        withParagraph(
          now,
          paragraphOf(evidence),
          used.map((own) => own.text),
        ),
      ),
    /** Removes the sentence at a position. */
    takeOut: (position: number) => change((now) => withoutSentence(now, sentenceAt(now, position))),
    /** The user says that a claim is true. */
    confirm({ text: claim, start }: UnsupportedClaim) {
      dispatch(sentenceConfirmed(sentenceAt(text, start)));
      if (pitch) void savePitch(pitch.id, { confirmedClaim: claim });
    },
  };
}

export type Letter = ReturnType<typeof useLetter>;
