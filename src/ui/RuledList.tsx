import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from './theme.ts';

const Root = styled.dl<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) =>
    $wide ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(14.5rem, 100%), 1fr))'};
  column-gap: ${space[6]};
  ${text.small}

  > div {
    display: grid;
    grid-template-columns: 5.75rem minmax(0, 1fr);
    gap: ${space[2]};
    align-items: start;
    padding: 6px 0;
    border-bottom: 1px solid ${color.line};
  }
  dt {
    color: ${color.ink3};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

interface RuledListProps {
  rows: readonly { label: string; value: ReactNode }[];
  /** One column, for long values. */
  wide?: boolean;
}

/** Labels beside their values on ruled lines, in as many columns as fit. */
export const RuledList = ({ rows, wide = false }: RuledListProps) => (
  <Root $wide={wide}>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Root>
);
