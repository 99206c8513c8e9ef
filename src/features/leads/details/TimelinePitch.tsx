import { Copy } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { Pitch } from '#domain/contract/pitches.ts';
import { EmailPitch, useCopyPitch, writerLabel } from '#features/pitches/index.ts';
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

interface TimelinePitchProps {
  pitch: Pitch;
  /** The lead's, for a pitch without its own. */
  contactEmail: string;
}

/** A pitch in the timeline, to copy and email: its first words, and all of it after View. */
export function TimelinePitch({ pitch, contactEmail }: TimelinePitchProps) {
  const [isOpen, setOpen] = useState(false);
  const copy = useCopyPitch(pitch.leadId);
  const { company, position, content, contactInfo, emailedAt } = pitch;
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
          <>
            <strong>Pitch written</strong> {writerLabel(pitch)}
            {emailedAt !== null && (
              <>
                {' · Email draft opened: '}
                <EventTime at={emailedAt} />
              </>
            )}
          </>
        }
        time={<EventTime at={pitch.createdAt} />}
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
          <EmailPitch variant="ghost" mail={mail} pitchId={pitch.id}>
            Email
          </EmailPitch>
        </div>
      </Box>
    </>
  );
}
