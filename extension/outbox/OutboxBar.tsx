import { Circle, CircleAlert, CircleCheck, CloudOff } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Icon } from '#ui/Icon.tsx';
import { color, space } from '#ui/theme.ts';
import { FootBar } from '../sidepanel/FootBar.ts';
import { selectOutbox } from './outboxSlice.ts';
import { discardWaiting, sendOutbox } from './sendOutbox.ts';

const OutboxFoot = styled(FootBar)`
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

const count = (leads: number): string => (leads === 1 ? '1 lead waits' : `${leads} leads wait`);

/**
 * Leads that wait for the server, at the foot of the panel.
 *
 * @param props.isCapturing whether a captured page is shown that isn't saved yet
 */
export function OutboxBar({ isCapturing }: { isCapturing: boolean }) {
  const dispatch = useAppDispatch();
  const { waiting, isSending } = useAppSelector(selectOutbox);
  const rejected = waiting.find(({ problem }) => problem !== null);
  const unsent = waiting.filter(({ problem }) => problem === null).length;

  if (rejected) {
    return (
      <OutboxFoot role="status">
        <Icon of={CircleAlert} />
        <p>
          “{rejected.lead.title}” wasn't saved: {rejected.problem}
        </p>
        <button type="button" onClick={() => dispatch(discardWaiting(rejected.lead.id))}>
          Discard
        </button>
      </OutboxFoot>
    );
  }
  if (unsent > 0) {
    return (
      <OutboxFoot role="status">
        <Icon of={CloudOff} />
        <p>{isSending ? 'Sending…' : `Offline. ${count(unsent)} here and syncs later.`}</p>
        <button type="button" disabled={isSending} onClick={() => dispatch(sendOutbox())}>
          Try now
        </button>
      </OutboxFoot>
    );
  }
  return (
    <OutboxFoot role="status">
      <Icon of={isCapturing ? Circle : CircleCheck} />
      <p>{isCapturing ? 'Not saved yet' : 'Everything is saved'}</p>
    </OutboxFoot>
  );
}
