import { CircleAlert, CircleCheck, CloudOff, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { useLead } from '#features/leads/useLead.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { color } from '#ui/theme.ts';
import { selectOutbox, type WaitingLead } from '../outbox/outboxSlice.ts';
import { sendOutbox } from '../outbox/sendOutbox.ts';
import { CAPTURE_PATH, letterPath } from './panelPaths.ts';
import { offerDismissed, selectCapture, selectPanel, waitingLeadOpened } from './panelSlice.ts';
import { Strip } from './Strip.ts';

const Line = styled(Strip)`
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`;

function waitingText(unsent: readonly WaitingLead[], changes: number): string {
  const pitch = unsent.some(({ writesPitch }) => writesPitch)
    ? ' Then you can write the pitch.'
    : '';
  const count = unsent.length + changes;
  const noun = changes === 0 ? 'lead' : 'change';
  return count === 1
    ? `1 ${noun} waits here and syncs later.${pitch}`
    : `${count} ${noun}s wait here and sync later.${pitch}`;
}

const message = (icon: LucideIcon, words: string, action: ReactNode) => (
  <Line>
    <Icon of={icon} />
    <p>{words}</p>
    {action}
  </Line>
);

function useMessage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { waiting, sent, people, isSending, isServerReached } = useAppSelector(selectOutbox);
  const changes = sent.length + people.length;
  const capture = useAppSelector(selectCapture);
  const rejected = waiting.find(({ problem }) => problem !== null);
  const unsent = waiting.filter(({ problem }) => problem === null);
  const { pitchOffers } = useAppSelector(selectPanel);
  const offered = useLead(pitchOffers[0] ?? null);

  if (rejected && capture.status !== 'waiting') {
    const { id, title } = rejected.lead;
    function edit() {
      dispatch(waitingLeadOpened(id));
      void navigate(CAPTURE_PATH);
    }
    return message(
      CircleAlert,
      `“${title}” wasn't saved: ${rejected.problem}`,
      <button type="button" onClick={edit}>
        Edit
      </button>,
    );
  }
  if (unsent.length + changes > 0) {
    const problem = isServerReached ? "The server can't save now." : 'Offline.';
    return message(
      CloudOff,
      isSending ? 'Sending…' : `${problem} ${waitingText(unsent, changes)}`,
      <button type="button" disabled={isSending} onClick={() => dispatch(sendOutbox())}>
        Try now
      </button>,
    );
  }
  if (offered && capture.status !== 'ready') {
    return message(
      CircleCheck,
      `“${offered.title}” is saved.`,
      <>
        <Link to={letterPath(offered.id)} state={{ writesAtOnce: true }}>
          Write pitch
        </Link>
        <IconButton label="Dismiss" icon={X} onClick={() => dispatch(offerDismissed(offered.id))} />
      </>,
    );
  }
  return null;
}

/** What waits for the server, above the navigation. */
export const OutboxLine = () => <div role="status">{useMessage()}</div>;
