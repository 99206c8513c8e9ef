import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from './theme.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: start;
  & > :last-child {
    /* Below the label, level with the field: the label is one 20-px line and its gap. */
    margin-top: 26px;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child {
      margin-top: 0;
    }
  }
`;

/** A labelled field with the button that acts on it at its right, or below it under 768 px. */
export function InlineAction({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <Row>
      {children}
      {action}
    </Row>
  );
}
