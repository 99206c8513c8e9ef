import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useGetMessagesQuery } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Message } from '#domain/contract/messages.ts';
import { MESSAGE_KIND_LABELS } from '#domain/messages/acceptedChanges.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Timeline, TimelineLine } from '#ui/display/Timeline.tsx';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { space } from '#ui/theme.ts';
import { MessageCard } from './MessageCard.tsx';

const Messages = styled(Stack)`
  margin-bottom: ${space[5]};
`;

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** A line that opens to what the message says. */
function CheckedMessage({ message }: { message: Message }) {
  const [isOpen, setOpen] = useState(false);
  const { fromName, fromAddress, subject, attachments, sentAt, proposal, state } = message;
  const kind = state === 'accepted' && proposal.kind && MESSAGE_KIND_LABELS[proposal.kind];
  return (
    <TimelineLine
      icon={Mail}
      title={`Message from ${fromName || fromAddress || 'someone'}`}
      detail={[kind, subject, ...attachments].filter(Boolean).join(' · ')}
      time={<EventTime at={sentAt} />}
      line={{ isOpen, tabIndex: 0, onFocus: () => {}, onClick: () => setOpen(!isOpen) }}
    >
      <Text>{[attachments.join(', '), message.text].filter(Boolean).join('\n\n')}</Text>
    </TimelineLine>
  );
}

/** A lead's messages: those to check, the newest first, and the others in a line each. */
export function LeadMessages({ lead }: { lead: Lead }) {
  const { data: messages = [] } = useGetMessagesQuery({ leadId: lead.id });
  return messages.length > 0 && <MessageList lead={lead} messages={messages} />;
}

function MessageList({ lead, messages }: { lead: Lead; messages: readonly Message[] }) {
  const list = useRef<HTMLDivElement>(null);
  useFocusNextItem(list, messages);
  const newest = messages.toReversed();
  const checked = newest.filter(({ state }) => state !== 'new');
  return (
    <Messages ref={list} as="section" aria-label="Messages">
      {newest
        .filter(({ state }) => state === 'new')
        .map((message) => (
          <MessageCard key={message.id} lead={lead} message={message} />
        ))}
      {checked.length > 0 && (
        <Timeline aria-label="Checked messages">
          {checked.map((message) => (
            <CheckedMessage key={message.id} message={message} />
          ))}
        </Timeline>
      )}
    </Messages>
  );
}
