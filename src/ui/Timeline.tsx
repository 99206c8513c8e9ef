import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from './theme.ts';

const Item = styled.li`
  position: relative;
  padding: 0 0 ${space[6]} ${space[6]};

  &::before {
    content: '';
    position: absolute;
    top: 7px;
    left: 0;
    width: 9px;
    height: 9px;
    border: 2px solid ${color.accent};
    border-radius: 50%;
    background: ${color.surface};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 20px;
    bottom: -3px;
    left: 4px;
    width: 1px;
    background: ${color.line2};
  }
  &:last-child {
    padding-bottom: 0;
  }
  > h3 {
    ${text.cardTitle}
    overflow-wrap: anywhere;
  }
  > p {
    ${text.small}
    color: ${color.ink3};
    overflow-wrap: anywhere;
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin-top: ${space[2]};
  color: ${color.ink2};
  &:empty {
    display: none;
  }
`;

export interface TimelineEntry {
  title: ReactNode;
  /** Where and when. */
  meta?: string | undefined;
  body?: ReactNode;
}

/** Entries one after the other along a line. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <ol>
    {entries.map(({ title, meta, body }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is read-only and its entries have no id.
      <Item key={index}>
        <h3>{title}</h3>
        {meta && <p>{meta}</p>}
        {body && <Body>{body}</Body>}
      </Item>
    ))}
  </ol>
);
