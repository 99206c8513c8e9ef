import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from './theme.ts';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14.5rem, 100%), 1fr));
  column-gap: ${space[6]};

  > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${space[2]};
    align-items: baseline;
    padding: 6px 0;
    border-bottom: 1px solid ${color.line};
  }
  dt {
    ${text.small}
    color: ${color.ink3};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

interface RuledListProps {
  rows: readonly { label: string; value: ReactNode }[];
}

/** Labels beside their values on ruled lines, in as many columns as fit. */
export const RuledList = ({ rows }: RuledListProps) => (
  <Root>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Root>
);
