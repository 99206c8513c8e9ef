import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useGetMailboxQuery, useGetNewMessagesInfiniteQuery } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Message } from '#domain/contract/messages.ts';
import { statusAfter } from '#domain/messages/acceptedChanges.ts';
import { useLead, useStatuses } from '#features/leads/index.ts';
import { MailboxFoot, MailboxHead, MailboxNotice } from '#features/mailbox/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Monogram } from '#ui/display/Monogram.tsx';
import { useArrowKeys } from '#ui/hooks/useArrowKeys.ts';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { FlushCard } from '#ui/layout/Card.tsx';
import { color, space, text } from '#ui/theme.ts';
import { LOOKS_LIKE, startText } from './proposalTexts.ts';
import { ReplyItem } from './ReplyItem.ts';
import { OtherEmails, UnmatchedReply } from './UnmatchedReply.tsx';
import { acceptanceOf, useDecide } from './useDecide.ts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-height: 48px;
  padding-inline: ${space[5]};
  h2 {
    ${text.sectionTitle}
  }
`;

const GroupHead = styled.h3`
  padding: ${space[2]} ${space[5]};
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
  ${text.small}
  color: ${color.ink2};
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`;

const leadPath = (id: string) => `/app/leads?lead=${encodeURIComponent(id)}`;

interface ReplyProps {
  message: Message;
  lead: Lead;
  /** In the list. */
  position: number;
}

/** A message with its lead: what Accept does, and the words that it relies on. */
function Reply({ message, lead, position }: ReplyProps) {
  const { accept, ignore, isSaving } = useDecide();
  const statuses = useStatuses();
  const navigate = useNavigate();
  const { kind, quote } = message.proposal;
  const status = statusAfter(lead, kind);
  const start = startText(message.proposal);
  const changes = [
    status !== lead.status && `Move to ${statuses.label({ ...lead, status, customStatus: '' })}`,
    kind === 'invitation' && start && `add the interview on ${start}`,
  ].filter(Boolean);
  // What isn't certain is asked on the lead.
  const canAccept = kind !== null && message.match === 'sure';
  const acceptNow = () => canAccept && void accept(message, acceptanceOf(kind));
  function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'a') acceptNow();
    if (key === 'e') void navigate(leadPath(lead.id));
    if (key === 'i') void ignore(message);
  }
  const said = quote || message.subject || message.text.slice(0, 80);
  return (
    <ReplyItem data-position={position} onKeyDown={onKeyDown}>
      <Monogram name={lead.company} size={36} />
      <div>
        <Link to={leadPath(lead.id)} aria-label={`${lead.title}: ${said}`}>
          <strong>{lead.title}</strong>
        </Link>{' '}
        <small>{lead.company}</small>
        <p>
          {kind === null ? (
            'You decide what it is'
          ) : (
            <>
              {LOOKS_LIKE[kind]}. {changes.length > 0 ? `${changes.join(' and ')}?` : 'No change.'}
            </>
          )}
        </p>
        <p>
          <q>{said}</q>
        </p>
      </div>
      <EventTime at={message.sentAt} short />
      <Actions>
        {canAccept ? (
          <Button icon={Check} busy={isSaving} onClick={acceptNow}>
            Accept
          </Button>
        ) : (
          <Button asChild>
            <Link to={leadPath(lead.id)}>Check</Link>
          </Button>
        )}
        <IconButton label="Ignore" icon={X} onClick={() => ignore(message)} />
      </Actions>
    </ReplyItem>
  );
}

function KnownReply({ message, position }: { message: Message; position: number }) {
  const lead = useLead(message.leadId);
  return lead ? <Reply message={message} lead={lead} position={position} /> : null;
}

/** The messages of leads. The arrow keys move between them; after a decision, the focus goes on to the next. */
function Replies({ messages }: { messages: readonly Message[] }) {
  const list = useRef<HTMLUListElement>(null);
  useArrowKeys(list, 1);
  useFocusNextItem(list, messages);
  return (
    <ul ref={list} aria-label="Replies">
      {messages.map((message, index) => (
        <KnownReply key={message.id} message={message} position={index} />
      ))}
    </ul>
  );
}

/** The messages that the user hasn't checked, newest first. Nothing without any and without a mailbox. */
export function RepliesCard() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useGetNewMessagesInfiniteQuery();
  const messages = data?.pages.flatMap((page) => page.data) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const mailbox = useGetMailboxQuery().data?.mailbox;
  if (messages.length === 0 && !mailbox) return null;
  const [matched, unmatched] = [true, false].map((isMatched) =>
    messages.filter(({ leadId }) => (leadId !== null) === isMatched),
  ) as [Message[], Message[]];
  return (
    <FlushCard as="section" aria-label="Replies">
      <Head>
        <h2>Replies</h2>
        {total > 0 && <Badge tone="info">{`${total} to check`}</Badge>}
        {mailbox && <MailboxHead mailbox={mailbox} hasReplies={messages.length > 0} />}
      </Head>
      {mailbox?.problem && <MailboxNotice problem={mailbox.problem} />}
      {matched.length > 0 && <Replies messages={matched} />}
      {unmatched.length > 0 && (
        <>
          <GroupHead>No lead found</GroupHead>
          <ul aria-label="No lead found">
            {unmatched.map((message) => (
              <UnmatchedReply key={message.id} message={message} />
            ))}
          </ul>
        </>
      )}
      {hasNextPage && (
        <Button variant="ghost" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {mailbox && <OtherEmails />}
      {mailbox && <MailboxFoot mailbox={mailbox} />}
    </FlushCard>
  );
}
