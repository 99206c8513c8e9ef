import { Circle, CircleAlert, CircleCheck, CloudOff } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { useLead } from '#features/leads/useLead.ts';
import { letterOpened } from '#features/pitches/letterSlice.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { color, space } from '#ui/theme.ts';
import { selectOutbox, type WaitingLead } from '../outbox/outboxSlice.ts';
import { sendOutbox } from '../outbox/sendOutbox.ts';
import { FootBar } from './FootBar.ts';
import { selectCapture, selectPanel, waitingLeadOpened } from './panelSlice.ts';

const Bar = styled(FootBar)`
  background: ${color.surface};

  > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  button {
    padding: ${space[1]};
    color: ${color.accentText};
    font-weight: 500;
  }
`;

function waitingText(unsent: readonly WaitingLead[], sent: number): string {
  const pitch = unsent.some(({ writesPitch }) => writesPitch)
    ? ' Then you can write the pitch.'
    : '';
  const count = unsent.length + sent;
  const noun = sent === 0 ? 'lead' : 'change';
  return count === 1
    ? `1 ${noun} waits here and syncs later.${pitch}`
    : `${count} ${noun}s wait here and sync later.${pitch}`;
}

/**
 * The leads that wait for the server, at the foot of the panel.
 *
 * @param props.isCapturing whether a form is shown that isn't saved yet
 */
export function OutboxBar({ isCapturing }: { isCapturing: boolean }) {
  const dispatch = useAppDispatch();
  const { waiting, sent, isSending, isServerReached } = useAppSelector(selectOutbox);
  const capture = useAppSelector(selectCapture);
  const rejected = waiting.find(({ problem }) => problem !== null);
  const unsent = waiting.filter(({ problem }) => problem === null);
  const { pitchOffers } = useAppSelector(selectPanel);
  const offered = useLead(pitchOffers[0] ?? null);

  if (rejected && capture.status !== 'waiting') {
    return (
      <Bar role="status">
        <Icon of={CircleAlert} />
        <p>
          “{rejected.lead.title}” wasn't saved: {rejected.problem}
        </p>
        <button type="button" onClick={() => dispatch(waitingLeadOpened(rejected.lead.id))}>
          Edit
        </button>
      </Bar>
    );
  }
  if (unsent.length + sent.length > 0) {
    const problem = isServerReached ? "The server can't save now." : 'Offline.';
    return (
      <Bar role="status">
        <Icon of={CloudOff} />
        <p>{isSending ? 'Sending…' : `${problem} ${waitingText(unsent, sent.length)}`}</p>
        <button type="button" disabled={isSending} onClick={() => dispatch(sendOutbox())}>
          Try now
        </button>
      </Bar>
    );
  }
  if (offered && !isCapturing) {
    return (
      <Bar role="status">
        <Icon of={CircleCheck} />
        <p>“{offered.title}” is saved.</p>
        <button type="button" onClick={() => dispatch(letterOpened({ leadId: offered.id }))}>
          Write pitch
        </button>
      </Bar>
    );
  }
  return (
    <Bar role="status">
      <Icon of={isCapturing ? Circle : CircleCheck} />
      <p>{isCapturing ? 'Not saved yet' : 'Everything is saved'}</p>
    </Bar>
  );
}
