import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text, tone } from '../theme.ts';
import { Icon } from './Icon.tsx';

/** Entries one after the other along a line: `TimelineItem`s. */
export const Timeline = styled.ol`
  list-style: none;
`;

/* The line starts below the mark, whose size is `--mark`. */
const Item = styled.li`
  --mark: 23px;
  --inset: ${space[8]};
  position: relative;
  min-height: 32px;
  padding: 0 0 ${space[3]} var(--inset);

  &[data-dots] {
    --mark: 9px;
    --inset: ${space[6]};
    &:not(:last-child) {
      padding-bottom: ${space[6]};
    }
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 26px;
    bottom: -2px;
    left: calc((var(--mark) - 1px) / 2);
    width: 1px;
    background: ${color.line2};
  }
`;

const Disc = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: var(--mark);
  height: var(--mark);
  border-radius: 50%;
  background: ${tone.neutral.bg};
  color: ${tone.neutral.fg};
`;

const Dot = styled(Disc)`
  top: 7px;
  border: 2px solid ${color.accent};
  background: ${color.surface};
`;

/** One entry. A mark without an icon is a dot. */
export const TimelineItem = ({ icon, children }: { icon?: LucideIcon; children: ReactNode }) => (
  <Item data-dots={icon ? undefined : ''}>
    {icon ? (
      <Disc>
        <Icon of={icon} size={13} />
      </Disc>
    ) : (
      <Dot />
    )}
    {children}
  </Item>
);

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  ${text.small}
  line-height: 23px;
  color: ${color.ink2};

  > p {
    flex: 1;
    min-width: 0;
  }
  strong {
    font-weight: 600;
    color: ${color.ink};
  }
  time {
    flex: none;
    ${text.smallest}
    line-height: 23px;
    color: ${color.ink3};
    white-space: nowrap;
  }
  button {
    width: 28px;
    height: 28px;
    margin-block: -3px;
    @media (pointer: coarse) {
      width: 44px;
      height: 44px;
      margin-block: -10px;
    }
  }
`;

interface EventHeadProps {
  title: ReactNode;
  time: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** An event and its time. */
export const EventHead = ({ title, time, children }: EventHeadProps) => (
  <Head>
    <p>{title}</p>
    {children}
    {time}
  </Head>
);

export const EventText = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
