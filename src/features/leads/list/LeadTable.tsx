import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { rowsSelected, selectionCleared, selectSelectedSet } from '#features/shell/listSlice.ts';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { SelectLabel } from '#ui/fields/SelectFace.tsx';
import { HeadCell, ROW_HEIGHT, SortHead, TableFrame, TableHead } from '#ui/layout/Table.tsx';
import { VirtualGrid } from '#ui/layout/VirtualGrid.tsx';
import { columnSorted, selectSort } from '../leadListSlice.ts';
import { LeadRow } from './LeadRow.tsx';
import { type TableColumn, useShownColumns } from './tableColumns.tsx';

/** Wider than any window: a table has one column of rows. */
const ONE_COLUMN = 100_000;

function ColumnHead({ by, name }: Pick<TableColumn, 'by' | 'name'>) {
  const dispatch = useAppDispatch();
  const sort = useAppSelector(selectSort);
  return (
    <SortHead
      name={name}
      order={sort.by === by ? sort.order : undefined}
      onSort={() => dispatch(columnSorted(by))}
    />
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
        onChange={() => dispatch(isAll ? selectionCleared() : rowsSelected(ids))}
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
    <TableFrame role="table" aria-label="Leads" aria-rowcount={ids.length + 1}>
      <TableHead role="row" aria-rowindex={1} style={{ gridTemplateColumns }}>
        {/* Its checkbox is hidden until the head is hovered or focused. */}
        <HeadCell>
          <VisuallyHidden>Selection</VisuallyHidden>
          <SelectAll ids={ids} />
        </HeadCell>
        <ColumnHead by="title" name="Lead" />
        {columns.map(({ by, name }) => (
          <ColumnHead key={by} by={by} name={name} />
        ))}
      </TableHead>
      <VirtualGrid
        label="Leads in a table"
        ids={ids}
        renderItem={(id) => <LeadRow id={id} columns={columns} template={gridTemplateColumns} />}
        minColumnWidth={ONE_COLUMN}
        estimatedRowHeight={ROW_HEIGHT}
        gap={0}
        firstRowIndex={2}
      />
    </TableFrame>
  );
}
