import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { quotedSentences } from '#domain/pitches/draft/customInstructions.ts';
import { answersIn } from '#domain/pitches/draft/startingDraft.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { color, space, text, tone } from '#ui/theme.ts';
import { useOwnSentences } from './letter/useOwnSentences.ts';
import { writerLabel } from './pitchOptions.ts';
import { TextButton } from './TextButton.ts';

const Notes = styled.div`
  display: grid;
  gap: ${space[1]};
  ${text.small}
  color: ${color.ink3};
  overflow-wrap: anywhere;
`;

export const Warning = styled.p`
  ${text.small}
  color: ${tone.progress.fg};
`;

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** '2 of your proofs, 1 line of your resume and 3 answers' */
function useTemplateNote(content: string): string {
  const { data: profile } = useGetProfileQuery();
  const used = useOwnSentences().filter((sentence) => content.includes(sentence.text));
  const lines = used.filter(({ kind }) => kind === 'suggestion').length;
  const proofs = used.length - lines;
  const parts = [
    ...counted(proofs, 'of your proofs', 'of your proofs'),
    ...counted(lines, 'line of your resume', 'lines of your resume'),
    ...counted(profile ? answersIn(content, profile) : 0, 'answer', 'answers'),
  ];
  const from = parts.length === 0 ? '' : ` from ${LIST.format(parts)}`;
  const missing =
    proofs > 0 ? '' : ' Add a sentence about your own work: what you did and what came of it.';
  return `Written without AI${from}.${missing}`;
}

interface PitchNotesProps {
  pitch: Pitch;
  /** The text as the user sees it, maybe edited since. */
  content: string;
  /** Writes the rest of a letter that was cut. */
  onContinue?: (() => void) | undefined;
  /** Gets the text as generated. Without it, an edited pitch can't be restored. */
  onRestore?: ((original: string) => void) | undefined;
}

/**
 * The facts that a pitch discloses: that it was cut, who wrote it, and the instructions that a starting draft doesn't
 * follow. An edited pitch can be restored.
 */
export function PitchNotes({ pitch, content, onContinue, onRestore }: PitchNotesProps) {
  const dispatch = useAppDispatch();
  const original = pitch.originalContent ?? pitch.content;
  const isTemplate = pitch.writer === 'template';
  const unapplied = isTemplate ? quotedSentences(pitch.settings.customPrompt).notApplied : '';
  const templateNote = useTemplateNote(content);
  const button = (label: string, onClick: () => void): ReactNode => (
    <TextButton type="button" onClick={onClick}>
      {label}
    </TextButton>
  );
  return (
    <Notes>
      {pitch.cutOff && (
        <Warning>
          The model stopped at its limit. {onContinue && button('Continue', onContinue)}
        </Warning>
      )}
      {pitch.notChecked && content === original && (
        <Warning>
          The check of each sentence against your profile didn’t run. Read the letter closely.
        </Warning>
      )}
      {onRestore && content !== original && (
        <p>You edited this pitch. {button('Restore original', () => onRestore(original))}</p>
      )}
      <p>
        {isTemplate ? templateNote : `Written by: ${writerLabel(pitch)}`}{' '}
        {pitch.version > 1 &&
          button('Versions', () =>
            dispatch(dialogOpened({ kind: 'pitchVersions', pitchId: pitch.id })),
          )}
      </p>
      {pitch.sent && (
        <p>
          Sent: <EventTime at={pitch.sent.at} />
        </p>
      )}
      {!pitch.sent && pitch.emailedAt !== null && (
        <p>
          Email draft opened: <EventTime at={pitch.emailedAt} />
        </p>
      )}
      {unapplied !== '' && <Warning>Not applied without a model: {unapplied}</Warning>}
    </Notes>
  );
}
