import { useRef } from 'react';
import styled from 'styled-components';
import { useGetMessagesQuery } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { Message } from '#domain/contract/messages.ts';
import { useFocusNextItem } from '#ui/hooks/useFocusNextItem.ts';
import { FlushCard } from '#ui/layout/Card.tsx';
import { color, space } from '#ui/theme.ts';
import { Reply } from './Reply.tsx';

const List = styled(FlushCard)`
  margin-bottom: ${space[5]};
  border-color: ${color.accent};
  > :first-child {
    border-top: 0;
  }
`;

/** A lead's messages that the user hasn't checked, the newest first. The others are in the timeline. */
export function LeadMessages({ lead }: { lead: Lead }) {
  const { data = [] } = useGetMessagesQuery({ leadId: lead.id });
  const messages = data.filter(({ state }) => state === 'new').toReversed();
  return messages.length > 0 && <Messages lead={lead} messages={messages} />;
}

function Messages({ lead, messages }: { lead: Lead; messages: readonly Message[] }) {
  const list = useRef<HTMLUListElement>(null);
  useFocusNextItem(list, messages);
  return (
    <List ref={list} as="ul" aria-label="Messages">
      {messages.map((message, index) => (
        <Reply key={message.id} message={message} lead={lead} isOnLead position={index} />
      ))}
    </List>
  );
}
