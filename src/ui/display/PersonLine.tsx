import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RowActions } from '../rowAtRest.ts';
import { color, media, space, text } from '../theme.ts';

/** Lines about people or leads, ruled. */
export const PersonList = styled.ul`
  border-top: 1px solid ${color.line};
  &:empty {
    display: none;
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: ${space[3]};
  align-items: center;
  min-height: 46px;
  padding-block: 3px;
  border-bottom: 1px solid ${color.line};
  ${text.small}
  color: ${color.ink2};
  &:hover {
    background: ${color.hover};
  }
  ${media.touch} {
    min-height: 56px;
  }
`;

const Words = styled.div`
  overflow-wrap: anywhere;
  > * {
    display: block;
  }
  a,
  strong {
    ${text.cardTitle}
    font-size: inherit;
    color: ${color.ink};
  }
`;

interface PersonLineProps {
  mark: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** On hover and focus. */
  actions?: ReactNode;
  /** At the right edge. */
  end?: ReactNode;
}

/** A person of a lead, or a lead of a person. */
export const PersonLine = ({ mark, title, text: words, actions, end }: PersonLineProps) => (
  <Line data-row>
    {mark}
    <Words>
      {title}
      <span>{words}</span>
    </Words>
    <RowActions>{actions}</RowActions>
    <span>{end}</span>
  </Line>
);
