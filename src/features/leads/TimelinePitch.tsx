import { useState } from 'react';
import styled from 'styled-components';
import type { Pitch } from '#domain/contract/pitches.ts';
import { writerLabel } from '#features/pitches/index.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { EventHead } from '#ui/Timeline.tsx';
import { color, radius, space, text } from '#ui/theme.ts';

const Box = styled.div<{ $open: boolean }>`
  display: flex;
  flex-direction: ${({ $open }) => ($open ? 'column' : 'row')};
  align-items: ${({ $open }) => ($open ? 'flex-start' : 'center')};
  gap: ${space[3]};
  margin-top: ${space[1]};
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.paper};

  > p {
    flex: 1;
    min-width: 0;
    ${text.reading}
    ${({ $open }) =>
      $open
        ? 'white-space: pre-wrap; overflow-wrap: anywhere;'
        : 'font-size: 1rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;'}
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

/** A pitch in the timeline: its first words, and all of it after View. */
export function TimelinePitch({ pitch }: { pitch: Pitch }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <EventHead
        title={
          <>
            <strong>Pitch written</strong> {writerLabel(pitch)}
          </>
        }
        time={<EventTime at={pitch.createdAt} />}
      />
      <Box $open={isOpen}>
        <p>{isOpen ? pitch.content : pitch.content.slice(0, 200)}</p>
        <TextButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'View'}
        </TextButton>
      </Box>
    </>
  );
}
