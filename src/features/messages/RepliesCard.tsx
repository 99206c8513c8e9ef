import { useRef } from 'react';
import styled from 'styled-components';
import { useGetMailboxQuery, useGetNewMessagesInfiniteQuery } from '#api/api.ts';
import type { Message } from '#domain/contract/messages.ts';
import { useLead } from '#features/leads/index.ts';
import { MailboxFoot, MailboxHead, MailboxNotice } from '#features/mailbox/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useArrowKeys } from '#ui/hooks/useArrowKeys.ts';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { CardHead, FlushCard } from '#ui/layout/Card.tsx';
import { color, space, text } from '#ui/theme.ts';
import { Reply } from './Reply.tsx';
import { OtherEmails, UnmatchedReply } from './UnmatchedReply.tsx';

const GroupHead = styled.h3`
  padding: ${space[2]} ${space[5]};
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
  ${text.small}
  color: ${color.ink2};
`;

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
      <CardHead>
        <h2>
          Replies
          {total > 0 && <span>{total.toLocaleString()}</span>}
        </h2>
        {mailbox && <MailboxHead mailbox={mailbox} hasReplies={messages.length > 0} />}
      </CardHead>
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
