import { useRef } from 'react';
import styled from 'styled-components';
import { useGetMessagesQuery } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Message } from '#domain/contract/messages.ts';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { space } from '#ui/theme.ts';
import { MessageCard } from './MessageCard.tsx';

const Messages = styled(Stack)`
  margin-bottom: ${space[5]};
`;

/** A lead's messages that the user hasn't checked, the newest first. The others are in the timeline. */
export function LeadMessages({ lead }: { lead: Lead }) {
  const { data = [] } = useGetMessagesQuery({ leadId: lead.id });
  const messages = data.filter(({ state }) => state === 'new').toReversed();
  return messages.length > 0 && <MessageCards lead={lead} messages={messages} />;
}

function MessageCards({ lead, messages }: { lead: Lead; messages: readonly Message[] }) {
  const cards = useRef<HTMLDivElement>(null);
  useFocusNextItem(cards, messages);
  return (
    <Messages ref={cards} as="section" aria-label="Messages">
      {messages.map((message) => (
        <MessageCard key={message.id} lead={lead} message={message} />
      ))}
    </Messages>
  );
}
