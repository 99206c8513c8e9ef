import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, space, text } from '../theme.ts';

const ruledStyles = css`
  grid-auto-flow: row dense;
  ${text.small}
  > div {
    display: grid;
    grid-template-columns: 5.75rem minmax(0, 1fr);
    gap: ${space[2]};
    align-items: start;
    padding: 6px 0;
    border-bottom: 1px solid ${color.line};
    &[data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

const List = styled.dl<{ $minColumn: string; $ruled: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(${({ $minColumn }) => $minColumn}, 100%), 1fr)
  );
  gap: ${({ $ruled }) => ($ruled ? '0' : space[4])} ${space[6]};
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
  ${({ $ruled }) => $ruled && ruledStyles}
`;

interface DefinitionListProps {
  rows: readonly { label: string; value: ReactNode; wide?: boolean | undefined }[];
  /** Labels beside their values on ruled lines; by default above them. */
  ruled?: boolean;
}

/** Labels with their values, in as many columns as fit. */
export const DefinitionList = ({ rows, ruled = false }: DefinitionListProps) => (
  <List $ruled={ruled} $minColumn={ruled ? '14.5rem' : '13rem'}>
    {rows.map(({ label, value, wide }) => (
      <div key={label} data-wide={wide || undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);
