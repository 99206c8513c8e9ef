import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from './theme.ts';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space[4]} ${space[6]};
  > div {
    min-width: 0;
  }
  dt {
    ${text.smallest}
    color: ${color.ink3};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

interface DefinitionListProps {
  rows: readonly { label: string; value: ReactNode }[];
}

/** Labels with their values, in as many columns as fit. */
export const DefinitionList = ({ rows }: DefinitionListProps) => (
  <Root>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Root>
);
