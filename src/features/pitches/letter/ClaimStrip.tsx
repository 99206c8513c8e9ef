import { AlertCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { counted } from '#domain/counted.ts';
import { sentenceAt, withoutClaim } from '#domain/pitches/letter/letterEdits.ts';
import { addLine } from '#features/profile/index.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { color, media, space, text, tone } from '#ui/theme.ts';
import { AMBER } from '../LetterScreen.styles.ts';
import { confirmClaim, writeLetter } from '../letterSaving.ts';
import { letterChanged } from '../letterSlice.ts';
import { changeText } from '../letterSteps.ts';
import { LineEditor } from '../lines/LineEditor.tsx';
import { usePlace } from '../lines/usePlace.tsx';
import type { OpenLetter } from '../useLetter.ts';
import { usePitchWriters } from '../usePitchWriters.ts';

export const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: 48px;
  padding: ${space[1]} ${space[7]};
  border-top: 1px solid color-mix(in srgb, ${tone.progress.fg} 30%, transparent);
  background: ${AMBER};
  ${text.small}
  color: ${color.ink2};
  > svg {
    color: ${tone.progress.fg};
  }
  > p {
    /* Two buttons go below it on a phone, one stays beside it. */
    flex: 1 1 12rem;
    overflow-wrap: anywhere;
  }
  strong {
    margin-right: ${space[2]};
    color: ${color.ink};
    font-weight: 600;
  }
  > button {
    ${text.label}
    color: ${tone.progress.fg};
    &:hover {
      text-decoration: underline;
    }
    ${media.touch} {
      min-height: 44px;
    }
  }
  @container letter (max-width: 479.98px) {
    padding-inline: ${space[4]};
  }
`;

const Keep = styled.div`
  padding: ${space[3]} ${space[7]};
  border-top: 1px solid ${color.line};
  @container letter (max-width: 479.98px) {
    padding-inline: ${space[4]};
  }
  > p {
    ${text.label}
  }
`;

const Notice = ({ label, children }: { label: string; children: ReactNode }) => (
  <Strip aria-label={label}>
    <Icon of={AlertCircle} />
    {children}
  </Strip>
);

/** Asks whether a sentence that the user says is true becomes a line of the profile. */
function KeepLine({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const place = usePlace();
  return (
    <Keep>
      <p>Keep it as a line?</p>
      <LineEditor
        label="Keep it as a line?"
        text={sentence}
        keepsUnchanged
        saveLabel="Keep"
        onSave={(words) => dispatch(addLine(place.chosen, words))}
        onClose={onClose}
      >
        {place.select}
      </LineEditor>
    </Keep>
  );
}

/** Selects a blank in the letter, above the keyboard of a phone. */
function focusBlank(start: number, end: number): void {
  const field = document.querySelector<HTMLTextAreaElement>('[data-letter] textarea');
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(start, end);
  document.querySelector('[data-blank]')?.scrollIntoView?.({ block: 'center' });
}

/** What to check or to try again: one thing at a time, and nothing where there is none. */
export function ClaimStrip({ letter }: { letter: OpenLetter }) {
  const dispatch = useAppDispatch();
  const { model } = usePitchWriters();
  const [kept, setKept] = useState('');
  const { leadId, state, pitch, claims, text: shown, isDrawn, isWriting } = letter;
  const [claim] = claims;
  const open = letter.blanks.filter(({ found }) => found?.answer === null);
  const [first] = open;

  if (kept !== '') return <KeepLine sentence={kept} onClose={() => setKept('')} />;
  if (isWriting) return null;
  if (state.problem) {
    return (
      <Notice label="Problem">
        <p role="alert">{state.problem} Your letter is unchanged.</p>
        {model && (
          <button type="button" onClick={() => dispatch(writeLetter(leadId, model.value))}>
            Try again
          </button>
        )}
        <button type="button" onClick={() => dispatch(letterChanged({ leadId }))}>
          Close
        </button>
      </Notice>
    );
  }
  if (pitch?.cutOff && !isDrawn) {
    return (
      <Notice label="Cut off">
        <p>The model stopped at its limit.</p>
        <button
          type="button"
          onClick={() => dispatch(writeLetter(leadId, 'server-model', { continues: true }))}
        >
          Continue
        </button>
      </Notice>
    );
  }
  if (claim) {
    return (
      <Notice label="Claims to check">
        <p role="status">
          <strong>{claims.length} to check</strong>“{claim.text}” is not in your profile.
        </p>
        <button
          type="button"
          onClick={() =>
            dispatch(changeText(leadId, { content: withoutClaim(shown.content, claim) }))
          }
        >
          Take out
        </button>
        <button
          type="button"
          onClick={() => {
            setKept(sentenceAt(shown.content, claim.start)?.text ?? '');
            void dispatch(confirmClaim(leadId, claim.text));
          }}
        >
          It’s true
        </button>
      </Notice>
    );
  }
  if (first?.found) {
    const { start, end } = first.found;
    return (
      <Notice label="Blanks">
        <p role="status">
          <strong>{counted(open.length, 'blank')} to fill</strong>
          {first.blank.asked}
        </p>
        <button type="button" onClick={() => focusBlank(start, end)}>
          Fill it
        </button>
      </Notice>
    );
  }
  if (pitch?.notChecked && shown.content === (pitch.originalContent ?? pitch.content)) {
    return (
      <Notice label="Read once">
        <p>The second reading didn’t finish. Your letter is the first text.</p>
      </Notice>
    );
  }
  return null;
}
