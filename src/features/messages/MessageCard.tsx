import { Calendar, Check, MapPin, PenLine } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { MESSAGE_KINDS, type MessageKind } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Acceptance, Message } from '#domain/contract/messages.ts';
import { MESSAGE_KIND_LABELS, statusAfter } from '#domain/messages/acceptedChanges.ts';
import { useStatuses } from '#features/leads/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Button, type ButtonProps } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { useFocusWhenLost } from '#ui/hooks/useFocusWhenLost.ts';
import { FlushCard } from '#ui/layout/Card.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { color, font, space, text } from '#ui/theme.ts';
import { ProposalEdit } from './ProposalEdit.tsx';
import { aroundQuote, LOOKS_LIKE, startText } from './proposalTexts.ts';
import { acceptanceOf, useDecide } from './useDecide.ts';

const Card = styled(FlushCard)`
  border-color: ${color.accent};
  > * {
    padding: ${space[3]} ${space[4]};
  }
  > * + * {
    border-top: 1px solid ${color.line};
  }
  &:focus-visible {
    outline-offset: 2px;
  }
`;

const Head = styled.header`
  display: flex;
  gap: ${space[3]};
  > div {
    flex: 1;
    min-width: 0;
  }
  p {
    overflow-wrap: anywhere;
    ${text.small}
    color: ${color.ink2};
  }
  time {
    ${text.small}
    color: ${color.ink3};
  }
`;

const Body = styled.div`
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
    font-family: ${font.serif};
  }
  mark {
    background: ${color.accentSoft};
    color: inherit;
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-underline-offset: 3px;
  }
`;

const Proposal = styled.div`
  display: grid;
  gap: ${space[2]};
  background: ${color.accentSoft};
  p {
    display: flex;
    gap: ${space[2]};
    overflow-wrap: anywhere;
  }
  p > svg {
    margin-top: 3px;
  }
  h4 {
    font-weight: 600;
  }
  legend {
    margin-bottom: ${space[2]};
  }
`;

/** Characters of a message around the words that it's about. */
const SHORT = 280;

/** The sentence that a proposal relies on, in what is around it, or the whole message. */
function MessageText({ message, isWhole }: { message: Message; isWhole: boolean }) {
  const { proposal } = message;
  const [before, quote, after] = aroundQuote(message.text, proposal.quote) ?? [
    '',
    '',
    message.text,
  ];
  const isCut = !isWhole && message.text.length > SHORT;
  const start = isCut && before.length > SHORT / 2 ? `…${before.slice(-SHORT / 2)}` : before;
  const end = isCut && after.length > SHORT ? `${after.slice(0, SHORT)}…` : after;
  return (
    <p>
      {start}
      {quote && <mark>{quote}</mark>}
      {end}
    </p>
  );
}

/** A file may only cancel. */
const proposedText = ({ proposal }: Message, kind: MessageKind): string =>
  kind === 'other' && proposal.events?.some(({ isCanceled }) => isCanceled)
    ? 'Looks like a canceled interview'
    : LOOKS_LIKE[kind];

/** What accepting changes, in words. */
function Effect({ lead, message, edited }: { lead: Lead; message: Message; edited: Acceptance }) {
  const kind = edited.kind ?? null;
  const status = edited.status ?? statusAfter(lead, kind);
  const statuses = useStatuses();
  const proposal = { ...message.proposal, ...edited, timeZone: message.proposal.timeZone };
  const start = kind === 'invitation' ? startText(proposal) : '';
  const events = message.proposal.events ?? [];
  const [first] = events.filter(({ isCanceled }) => !isCanceled);
  const others = kind === 'invitation' ? events.filter((event) => event !== first) : [];
  const isCanceled = events.some((event) => event.isCanceled);
  return (
    <>
      {kind === 'invitation' && start && (
        <p>
          <Icon of={Calendar} />
          <strong>
            {start}
            {proposal.minutes ? `, ${proposal.minutes} minutes` : ''}
          </strong>
        </p>
      )}
      {kind === 'invitation' && proposal.place && (
        <p>
          <Icon of={MapPin} />
          <span>{proposal.place}</span>
        </p>
      )}
      {others.map((event) => (
        <p key={`${event.uid} ${event.startsAt}`}>
          <Icon of={Calendar} />
          <span>
            {event.title} {startText(event)}
            {event.isCanceled && ' (canceled)'}
          </span>
        </p>
      ))}
      <p>
        <span>
          {status === lead.status ? 'Keep status ' : 'Set status to '}
          <strong>{statuses.label({ ...lead, status, customStatus: '' })}</strong>
          {start && (others.length > 0 ? ' and add the interviews' : ' and add the interview')}
          {isCanceled && ' and cancel the interview'}
          {kind === 'question' && ' and follow up today'}
          {kind === 'offer' && ' and follow up tomorrow'}?
        </span>
      </p>
    </>
  );
}

interface AcceptButtonProps extends ButtonProps {
  /** The user chose what the message is, and this button replaces the choices. */
  isChosen: boolean;
}

const AcceptButton = ({ isChosen, ...props }: AcceptButtonProps) => (
  <Button variant="primary" icon={Check} ref={useFocusWhenLost(isChosen)} {...props}>
    Accept
  </Button>
);

/** A message that the user hasn't checked, with what accepting it does. */
export function MessageCard({ lead, message }: { lead: Lead; message: Message }) {
  const { accept, ignore, isSaving } = useDecide();
  const { kind: _, startsAt, minutes, place } = message.proposal;
  const [edited, setEdited] = useState<Acceptance>({
    kind: message.proposal.kind ?? undefined,
    ...{ startsAt, minutes, place },
  });
  const [isEditing, setEditing] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { kind } = edited;
  const change = (changes: Acceptance) => setEdited({ ...edited, ...changes });
  const acceptNow = () => kind && void accept(message, acceptanceOf(kind, edited));

  function onKeyDown({ key, target, currentTarget, ...event }: KeyboardEvent<HTMLElement>) {
    // Only of the card itself: its fields take letters.
    if (target !== currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'a') acceptNow();
    if (key === 'e' && kind) setEditing(!isEditing);
    if (key === 'i') void ignore(message);
  }

  const choose = (chosen: MessageKind) => change({ kind: chosen, status: undefined });
  const from = message.fromName || message.fromAddress || 'Someone';
  return (
    <Card as="article" aria-label={`Message from ${from}`} tabIndex={0} onKeyDown={onKeyDown}>
      <Head>
        <Monogram name={from} size={32} />
        <div>
          <p>
            <strong>{from}</strong> {message.fromName && message.fromAddress}
          </p>
          <p>{[message.subject, ...message.attachments].filter(Boolean).join(' · ')}</p>
        </div>
        <EventTime at={message.sentAt} />
      </Head>
      <Body>
        <MessageText message={message} isWhole={isWhole} />
        {message.text.length > SHORT && (
          <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            Whole message
          </Button>
        )}
      </Body>
      <Proposal>
        {message.match === 'likely' && <p>This message probably belongs to this lead.</p>}
        {kind ? (
          <>
            <h4>{proposedText(message, kind)}</h4>
            {!isEditing && <Effect lead={lead} message={message} edited={edited} />}
          </>
        ) : (
          <fieldset>
            <legend>What is it?</legend>
            <Row>
              {MESSAGE_KINDS.map((option) => (
                <Button key={option} onClick={() => choose(option)}>
                  {MESSAGE_KIND_LABELS[option]}
                </Button>
              ))}
            </Row>
          </fieldset>
        )}
        {isEditing && <ProposalEdit lead={lead} edited={edited} onChange={change} />}
        <Row>
          {kind && (
            <>
              <AcceptButton
                isChosen={message.proposal.kind === null}
                busy={isSaving}
                onClick={acceptNow}
              />
              <Button
                icon={PenLine}
                aria-expanded={isEditing}
                onClick={() => setEditing(!isEditing)}
              >
                Edit
              </Button>
            </>
          )}
          <Button variant="ghost" onClick={() => ignore(message)}>
            Ignore
          </Button>
        </Row>
      </Proposal>
    </Card>
  );
}
