import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Message } from '#domain/contract/messages.ts';
import { MESSAGE_KIND_LABELS } from '#domain/messages/acceptedChanges.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { TimelineLine, type TimelineLineProps } from '#ui/display/Timeline.tsx';

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const replyPath = (leadId: string, messageId: string): string =>
  `/app/pitches?lead=${encodeURIComponent(leadId)}&message=${encodeURIComponent(messageId)}`;

interface MessageEntryProps {
  message: Message;
  line: NonNullable<TimelineLineProps['line']>;
}

/** A checked message in the timeline, which opens to what it says. */
export function MessageEntry({ message, line }: MessageEntryProps) {
  const { fromName, fromAddress, subject, attachments, sentAt, proposal, state } = message;
  const kind = state === 'accepted' && proposal.kind && MESSAGE_KIND_LABELS[proposal.kind];
  return (
    <TimelineLine
      icon={Mail}
      title={`Message from ${fromName || fromAddress || 'someone'}`}
      detail={[kind, subject, ...attachments].filter(Boolean).join(' · ')}
      time={<EventTime at={sentAt} />}
      line={line}
    >
      {message.leadId && message.text && (
        <p>
          <Link to={replyPath(message.leadId, message.id)}>Write reply</Link>
        </p>
      )}
      <Text>{[attachments.join(', '), message.text].filter(Boolean).join('\n\n')}</Text>
    </TimelineLine>
  );
}
