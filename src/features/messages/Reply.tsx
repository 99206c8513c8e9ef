import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import type { Message } from '#domain/contract/messages.ts';
import { useStatuses } from '#features/leads/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { media, space } from '#ui/theme.ts';
import { OtherOutcomes } from './OtherOutcomes.tsx';
import { ReplyItem } from './ReplyItem.ts';
import { replyQuestion } from './replyTexts.ts';
import { acceptanceOf, useDecide } from './useDecide.ts';

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  ${media.touch} {
    button,
    a {
      min-height: 44px;
    }
  }
`;

const leadPath = (id: string) => `/app/leads?lead=${encodeURIComponent(id)}`;

interface ReplyProps {
  message: Message;
  lead: Lead;
  /** On the lead's own sheet: who wrote, when, and the whole message. */
  isOnLead?: boolean;
  /** In the list. */
  position: number;
}

/** Who wrote the message and when, and all of it on request. */
function Sender({ message, question }: { message: Message; question: ReactNode }) {
  const [isWhole, setWhole] = useState(false);
  const { fromName, fromAddress, subject, attachments, text, proposal, sentAt } = message;
  const { kind, minutes, place } = proposal;
  const meeting = kind === 'invitation' && [minutes && `${minutes} minutes`, place];
  return (
    <div>
      <strong>{fromName || fromAddress || 'Someone'}</strong>
      <small>
        {fromName && fromAddress} <EventTime at={sentAt} />
      </small>
      <p>{[subject, ...attachments].filter(Boolean).join(' · ')}</p>
      {question}
      {meeting && <p>{meeting.filter(Boolean).join(' · ')}</p>}
      {isWhole && <blockquote>{text}</blockquote>}
      {text && (
        <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          Whole message
        </Button>
      )}
    </div>
  );
}

/** A message that the user hasn't checked: what it looks like, what Accept does, and the words that it relies on. */
export function Reply({ message, lead, isOnLead = false, position }: ReplyProps) {
  const { accept, ignore, isSaving } = useDecide();
  const statuses = useStatuses();
  const change = useRef<HTMLButtonElement>(null);
  const { kind, quote } = message.proposal;
  const isLikely = message.match === 'likely';
  const acceptNow = () => kind && void accept(message, acceptanceOf(kind, message));
  function onKeyDown({ key, target, currentTarget, ...event }: KeyboardEvent<HTMLElement>) {
    // The keys of the open menu are its own.
    if (!currentTarget.contains(target as Node) || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (key === 'a') acceptNow();
    if (key === 'e') change.current?.click();
    if (key === 'i') void ignore(message);
  }
  const from = message.fromName || message.fromAddress || 'Someone';
  const said = quote || message.subject || message.text.slice(0, 80);
  const label = (status: Lead['status']) => statuses.label({ ...lead, status, customStatus: '' });
  const question = (
    <p>
      <b>
        {replyQuestion(message, lead, label)}
        {isLikely && ' This message probably belongs to this lead.'}
      </b>
      <q>{said}</q>
    </p>
  );
  return (
    <ReplyItem
      data-position={position}
      data-stacked={isOnLead || undefined}
      aria-label={isOnLead ? `Message from ${from}` : undefined}
      onKeyDown={onKeyDown}
    >
      <Monogram name={isOnLead ? from : lead.company} size={28} />
      {isOnLead ? (
        <Sender message={message} question={question} />
      ) : (
        <div>
          <Link to={leadPath(lead.id)} aria-label={`${lead.title}: ${said}`}>
            <strong>{lead.title}</strong>
          </Link>
          <small>{lead.company}</small>
          {question}
        </div>
      )}
      <Actions>
        {kind && (
          <Button busy={isSaving} onClick={acceptNow}>
            Accept
          </Button>
        )}
        <OtherOutcomes
          trigger={
            <Button ref={change} variant={kind ? 'ghost' : 'secondary'}>
              {kind ? 'Change' : 'Choose'}
            </Button>
          }
          lead={lead}
          message={message}
        />
      </Actions>
    </ReplyItem>
  );
}
