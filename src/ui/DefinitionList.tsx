import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from './theme.ts';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space[4]} ${space[6]};
`;

const Row = styled.div`
  min-width: 0;
`;

const Label = styled.dt`
  ${text.smallest}
  color: ${color.ink3};
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
`;

interface DefinitionListProps {
  rows: readonly { label: string; value: ReactNode }[];
}

/** Facts under their names, in as many columns as there is room for. */
export const DefinitionList = ({ rows }: DefinitionListProps) => (
  <Root>
    {rows.map(({ label, value }) => (
      <Row key={label}>
        <Label>{label}</Label>
        <Value>{value}</Value>
      </Row>
    ))}
  </Root>
);
