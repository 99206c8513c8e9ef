import { Copy } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { StatusChange } from '#domain/contract/leads.ts';
import type { Pitch, SentLetter } from '#domain/contract/pitches.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import {
  CHANNEL_LABELS,
  EmailPitch,
  pitchTypeLabel,
  useCopyPitch,
  writerLabel,
} from '#features/pitches/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { EventHead } from '#ui/display/Timeline.tsx';
import { color, radius, space, text } from '#ui/theme.ts';

const Box = styled.div<{ $open: boolean }>`
  margin-top: ${space[1]};
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.paper};

  > p {
    ${text.reading}
    ${({ $open }) =>
      $open
        ? 'white-space: pre-wrap; overflow-wrap: anywhere;'
        : 'font-size: 1rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;'}
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    margin-inline: -${space[3]};
  }
`;

/** A button that looks like a link. */
export const TextButton = styled.button`
  position: relative;
  padding: ${space[1]} 0;
  color: ${color.accentText};
  ${text.label}
  &:hover {
    text-decoration: underline;
  }
  /* A touch target larger than the text. */
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -8px -12px;
    }
  }
`;

/** 'Applied · Cover letter, resume.pdf · by email' */
function SentTitle({
  pitch,
  sent,
  change,
}: Omit<TimelinePitchProps, 'contactEmail'> & { sent: SentLetter }) {
  const parts = [
    [pitchTypeLabel(pitch), sent.resume?.name].filter(Boolean).join(', '),
    sent.channel && CHANNEL_LABELS[sent.channel],
  ];
  return (
    <>
      <strong>{change ? LEAD_STATUS_LABELS[change.toStatus] : 'Sent'}</strong>
      {parts.filter(Boolean).map((part) => ` · ${part}`)}
    </>
  );
}

interface TimelinePitchProps {
  pitch: Pitch;
  /** The change of status that sending it made. */
  change: StatusChange | undefined;
  /** The lead's, for a pitch without its own. */
  contactEmail: string;
}

/**
 * A pitch in the timeline, to copy and email: its first words, and all of it after View. One that was sent
 * shows as it was sent.
 */
export function TimelinePitch({ pitch, change, contactEmail }: TimelinePitchProps) {
  const [isOpen, setOpen] = useState(false);
  const copy = useCopyPitch({ leadId: pitch.leadId, pitchId: pitch.id });
  const { company, position, contactInfo, emailedAt, sent } = pitch;
  const { content } = sent ?? pitch;
  const isFirst = pitch.settings.purpose === 'first';
  const mail = {
    leadId: pitch.leadId,
    company,
    position,
    pitch: content,
    contactEmail: contactInfo.email || contactEmail,
  };
  return (
    <>
      <EventHead
        title={
          sent ? (
            <SentTitle pitch={pitch} sent={sent} change={change} />
          ) : (
            <>
              <strong>{isFirst ? 'Pitch' : pitchTypeLabel(pitch)} written</strong>{' '}
              {writerLabel(pitch)}
              {emailedAt !== null && (
                <>
                  {' · Email draft opened: '}
                  <EventTime at={emailedAt} />
                </>
              )}
            </>
          )
        }
        time={<EventTime at={sent?.at ?? pitch.createdAt} />}
      />
      <Box $open={isOpen}>
        <p>{isOpen ? content : content.slice(0, 200)}</p>
        <div>
          <Button variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'View'}
          </Button>
          <Button variant="ghost" icon={Copy} onClick={() => copy(content)}>
            Copy
          </Button>
          {/* Asks for an address only once the user looks at the pitch. */}
          {(isOpen || isEmailAddress(mail.contactEmail)) && (
            <EmailPitch variant="ghost" mail={mail} pitchId={pitch.id}>
              Email
            </EmailPitch>
          )}
        </div>
      </Box>
    </>
  );
}
