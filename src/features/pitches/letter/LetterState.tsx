import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { localTime } from '#domain/localDate.ts';
import { toDate } from '#domain/timestamp.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { color, text } from '#ui/theme.ts';
import { writerLabel } from '../pitchOptions.ts';
import { TextButton } from '../TextButton.ts';
import type { OpenLetter } from '../useLetter.ts';

const State = styled.span`
  ${text.small}
  color: ${color.ink3};
  overflow-wrap: anywhere;
`;

function stateText({ state, pitch, isDrawn, isReading, text: shown }: OpenLetter): string {
  if (state.writing && !isReading) return `${state.writing.waiting || 'Writing'}…`;
  if (state.saving === 'offline') return 'Kept here until you’re online';
  if (state.text?.content.trim() === '') return 'Not saved while it’s empty';
  if (state.saving === 'saving' || state.text || state.ticks) return 'Saving…';
  if (!pitch) return 'Draft';
  const at = toDate(pitch.createdAt);
  if (pitch.sent?.content === shown.content) return 'Sent';
  if (isDrawn || !at) return 'Saved';
  const writer = writerLabel(pitch);
  const name = pitch.writer === 'server-model' ? writer : writer.toLowerCase();
  return `by ${name} at ${localTime(at)}`;
}

interface LetterStateProps {
  letter: OpenLetter;
  showsVersions?: boolean;
}

/** Whether the letter is saved, who wrote it, and the way to what it was before. */
export function LetterState({ letter, showsVersions = false }: LetterStateProps) {
  const dispatch = useAppDispatch();
  const { pitch, leadId, isWriting } = letter;
  return (
    <State>
      <span role="status">{stateText(letter)}</span>
      {showsVersions && pitch && pitch.version > 1 && !isWriting && (
        <>
          {' · '}
          <TextButton
            type="button"
            onClick={() => dispatch(dialogOpened({ kind: 'letterVersions', leadId }))}
          >
            Earlier versions
          </TextButton>
        </>
      )}
    </State>
  );
}
