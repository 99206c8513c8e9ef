import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import { color, space, text, tone } from './theme.ts';

/** What happened, newest first, along a line. */
export const EventList = styled.ol`
  list-style: none;
`;

const Item = styled.li`
  position: relative;
  min-height: 32px;
  padding: 0 0 ${space[3]} ${space[8]};

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 26px;
    bottom: -2px;
    left: 11px;
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
  width: 23px;
  height: 23px;
  border-radius: 50%;
  background: ${tone.neutral.bg};
  color: ${tone.neutral.fg};
`;

/** One event: `EventHead`, and what it has to show. */
export const EventItem = ({ icon, children }: { icon?: LucideIcon; children: ReactNode }) => (
  <Item>
    <Disc>{icon && <Icon of={icon} size={13} />}</Disc>
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

/** What happened, and when. */
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
