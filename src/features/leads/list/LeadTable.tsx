import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { VirtualGrid } from '#ui/layout/VirtualGrid.tsx';
import { color, layer, radius, space } from '#ui/theme.ts';
import { columnSorted, selectSort } from '../leadListSlice.ts';
import { leadsSelected, selectionCleared, selectSelectedSet } from '../selectionSlice.ts';
import { Cells, LeadRow, ROW_HEIGHT } from './LeadRow.tsx';
import { SelectLabel } from './SelectLead.tsx';
import { type TableColumn, useShownColumns } from './tableColumns.tsx';

/** Wider than any window: a table has one column of rows. */
const ONE_COLUMN = 100_000;

const Frame = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  [role='row']:last-child > * {
    border-radius: 0 0 ${radius.card} ${radius.card};
  }
`;

/** Stays below the header of the app. */
const Head = styled(Cells)`
  position: sticky;
  z-index: ${layer.tableHead};
  top: var(--head, 56px);
  min-height: 34px;
  border-bottom: 1px solid ${color.line};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.surface};
  color: ${color.ink2};
  button {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    font-weight: 500;
  }
  [aria-sort] button {
    color: ${color.ink};
  }
  @media (hover: hover) {
    &:not(:hover, :focus-within) label:not(:has(:checked, :indeterminate)) {
      visibility: hidden;
    }
  }
`;

const HeadCell = styled.div.attrs({ role: 'columnheader' })``;

const ORDERS = {
  asc: { icon: ArrowUp, ariaSort: 'ascending' },
  desc: { icon: ArrowDown, ariaSort: 'descending' },
} as const;

function ColumnHead({ by, name }: Pick<TableColumn, 'by' | 'name'>) {
  const dispatch = useAppDispatch();
  const sort = useAppSelector(selectSort);
  const order = sort.by === by ? ORDERS[sort.order] : undefined;
  return (
    <HeadCell aria-sort={order?.ariaSort}>
      <button type="button" onClick={() => dispatch(columnSorted(by))}>
        {name}
        {order && <Icon of={order.icon} size={12} />}
      </button>
    </HeadCell>
  );
}

/** A checkbox that selects all listed leads, or none. */
function SelectAll({ ids }: { ids: readonly string[] }) {
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectSelectedSet);
  const isAll = ids.every((id) => selected.has(id));
  return (
    <SelectLabel>
      <input
        ref={(input) => {
          if (input) input.indeterminate = selected.size > 0 && !isAll;
        }}
        type="checkbox"
        aria-label={ids.length === 1 ? 'Select 1 lead' : `Select all ${ids.length} leads`}
        checked={isAll}
        onChange={() => dispatch(isAll ? selectionCleared() : leadsSelected(ids))}
      />
    </SelectLabel>
  );
}

/** The leads as rows. Only the rows near the window are in the DOM. */
export function LeadTable({ ids }: { ids: readonly string[] }) {
  const columns = useShownColumns();
  // Where the window is too narrow, the lead keeps its room and the others are cut off.
  const widths = columns.map(({ width }) => `minmax(0, ${width})`);
  const gridTemplateColumns = ['28px', 'minmax(10rem, 1fr)', ...widths].join(' ');
  return (
    <Frame role="table" aria-label="Leads" aria-rowcount={ids.length + 1}>
      <Head role="row" aria-rowindex={1} style={{ gridTemplateColumns }}>
        {/* Its checkbox is hidden until the head is hovered or focused. */}
        <HeadCell>
          <VisuallyHidden>Selection</VisuallyHidden>
          <SelectAll ids={ids} />
        </HeadCell>
        <ColumnHead by="title" name="Lead" />
        {columns.map(({ by, name }) => (
          <ColumnHead key={by} by={by} name={name} />
        ))}
      </Head>
      <VirtualGrid
        label="Leads in a table"
        ids={ids}
        renderItem={(id) => <LeadRow id={id} columns={columns} template={gridTemplateColumns} />}
        minColumnWidth={ONE_COLUMN}
        estimatedRowHeight={ROW_HEIGHT}
        gap={0}
        firstRowIndex={2}
      />
    </Frame>
  );
}
