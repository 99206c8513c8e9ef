import { isSampleLead } from '#domain/leads/isSampleLead.ts';
import { Cell, NameCell, TableRow } from '#ui/layout/Table.tsx';
import { LeadLink } from '../LeadLink.tsx';
import { LeadActions } from './LeadActions.tsx';
import { SelectLead } from './SelectLead.tsx';
import type { TableColumn } from './tableColumns.tsx';
import { useListedLead } from './useListedLead.ts';

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
      <TableRow data-outdated>
        <Cell>This lead was deleted.</Cell>
      </TableRow>
    );
  }
  return (
    <TableRow
      data-row={id}
      data-selected={selected || undefined}
      data-outdated={outdated || undefined}
      style={{ gridTemplateColumns: template }}
    >
      <Cell>
        <SelectLead lead={lead} size={28} />
      </Cell>
      <NameCell>
        <LeadLink lead={lead} current={current} />
        <span>
          {[lead.company, lead.location, isSampleLead(lead) && 'sample'].filter(Boolean).join(', ')}
        </span>
      </NameCell>
      {columns.map(({ by, cell }) => (
        <Cell key={by} data-column={by} data-last={by === 'updatedAt' || undefined}>
          {cell(lead, currency)}
        </Cell>
      ))}
      <Cell>
        <LeadActions leadId={id} />
      </Cell>
    </TableRow>
  );
}
