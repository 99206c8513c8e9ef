import styled from 'styled-components';
import { isSampleLead } from '#domain/leads/isSampleLead.ts';
import { coverRow } from '#ui/coverRow.ts';
import { ellipsis } from '#ui/ellipsis.ts';
import { color, layer, media, space, text } from '#ui/theme.ts';
import { LeadLink } from '../LeadLink.tsx';
import { LeadActions } from './LeadActions.tsx';
import { SelectLead } from './SelectLead.tsx';
import type { TableColumn } from './tableColumns.tsx';
import { useListedLead } from './useListedLead.ts';

/** Pixels. */
export const ROW_HEIGHT = 47;

/** The columns of the head and of each row. */
export const Cells = styled.div`
  display: grid;
  align-items: center;
  gap: ${space[2]};
  padding: 0 ${space[3]};
  ${text.small}
  > * {
    min-width: 0;
  }
  > [data-column] {
    ${ellipsis}
    > * {
      vertical-align: middle;
    }
  }
`;

const Row = styled(Cells)`
  position: relative;
  min-height: ${ROW_HEIGHT}px;
  border-bottom: 1px solid ${color.line};
  color: ${color.ink2};
  background: ${color.surface};
  &:is(:hover, :focus-within, :has([aria-expanded='true'])) {
    background: ${color.hover};
  }
  &[data-selected] {
    background: ${color.selected};
  }
  &[data-selected],
  &:has(a[aria-current]) {
    box-shadow: inset 3px 0 ${color.accent};
  }
  &[data-outdated] {
    color: ${color.ink3};
    border-bottom-style: dashed;
  }
  button {
    position: relative;
    z-index: ${layer.raised};
  }
  /* Over the last column. */
  > :last-child {
    position: absolute;
    right: ${space[1]};
    padding-left: ${space[2]};
  }
  &:is(:hover, :focus-within, :has([aria-expanded='true'])) {
    > :last-child {
      background: inherit;
    }
    > [data-column='updatedAt'] {
      visibility: hidden;
    }
  }
  ${media.touch} {
    min-height: 56px;
  }
`;

/* Not `td`: the virtual list positions its rows itself. */
const Cell = styled.div.attrs({ role: 'cell' })``;

const LeadName = styled(Cell)`
  > * {
    display: block;
    ${ellipsis}
  }
  a {
    ${text.cardTitle}
    color: ${color.ink};
    font-size: inherit;
    ${coverRow}
  }
`;

interface LeadRowProps {
  id: string;
  columns: readonly TableColumn[];
  template: string;
}

/** The cells of a lead in the table. */
export function LeadRow({ id, columns, template }: LeadRowProps) {
  const { lead, outdated, current, selected, currency } = useListedLead(id);
  if (!lead) {
    return (
      <Row data-outdated>
        <Cell>This lead was deleted.</Cell>
      </Row>
    );
  }
  return (
    <Row
      data-lead={id}
      data-selected={selected || undefined}
      data-outdated={outdated || undefined}
      style={{ gridTemplateColumns: template }}
    >
      <Cell>
        <SelectLead lead={lead} size={28} />
      </Cell>
      <LeadName>
        <LeadLink lead={lead} current={current} />
        <span>
          {[lead.company, lead.location, isSampleLead(lead) && 'sample'].filter(Boolean).join(', ')}
        </span>
      </LeadName>
      {columns.map(({ by, cell }) => (
        <Cell key={by} data-column={by}>
          {cell(lead, currency)}
        </Cell>
      ))}
      <Cell>
        <LeadActions leadId={id} />
      </Cell>
    </Row>
  );
}
