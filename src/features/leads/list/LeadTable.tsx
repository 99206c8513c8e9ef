import { ArrowDown, ArrowUp, ChevronsUpDown, Columns3 } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { LeadSortField } from '#domain/contract/enums.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Icon } from '#ui/display/Icon.tsx';
import { VirtualGrid } from '#ui/layout/VirtualGrid.tsx';
import { Menu, MenuCheckboxItem } from '#ui/overlays/Menu.tsx';
import { color, layer, radius, space } from '#ui/theme.ts';
import { columnSorted, columnsHidden, selectHiddenColumns, selectSort } from '../leadListSlice.ts';
import { leadsSelected, selectionCleared, selectSelectedSet } from '../selectionSlice.ts';
import { storeHiddenColumns } from './columnStorage.ts';
import { Cells, LeadRow, ROW_HEIGHT } from './LeadRow.tsx';
import { SelectLabel } from './SelectLead.tsx';
import { TABLE_COLUMNS, type TableColumn } from './tableColumns.tsx';

/** Wider than any window: a table has one column of rows. */
const ONE_COLUMN = 100_000;

const Frame = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

/** Stays below the header of the app, and below the head of the list while that is sticky. */
const StickyHead = styled.div`
  position: sticky;
  z-index: ${layer.tableHead};
  top: 64px;
  overflow: hidden;
  border-bottom: 1px solid ${color.line};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.sunken};
  [data-sticky] ~ * & {
    top: 104px;
  }
`;

const Head = styled(Cells)`
  min-height: 36px;
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
`;

const HeadCell = styled.div.attrs({ role: 'columnheader' })``;

/** Scrolls sideways where the window is too narrow, and the head with it. */
const Body = styled.div`
  overflow-x: auto;
  border-radius: 0 0 ${radius.card} ${radius.card};
`;

const itself = (id: string) => id;

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
        <Icon of={order?.icon ?? ChevronsUpDown} size={12} />
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
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const hidden = useAppSelector(selectHiddenColumns);
  const columns = TABLE_COLUMNS.filter(({ by }) => !hidden.includes(by));
  const widths = columns.map(({ width }) => width);
  const gridTemplateColumns = ['24px', 'minmax(10rem, 1fr)', ...widths, '32px'].join(' ');
  const gaps = `${columns.length + 2} * ${space[2]} + 2 * ${space[3]}`;
  const minWidth = `calc(${['24px', '10rem', ...widths, '32px', gaps].join(' + ')})`;
  function toggle(by: LeadSortField) {
    const changed = hidden.includes(by) ? hidden.filter((name) => name !== by) : [...hidden, by];
    storeHiddenColumns(changed);
    dispatch(columnsHidden(changed));
  }
  const follow = (from: typeof head, to: typeof head) => () => {
    if (from.current && to.current) to.current.scrollLeft = from.current.scrollLeft;
  };
  return (
    <Frame role="table" aria-label="Leads" aria-rowcount={ids.length + 1}>
      <StickyHead ref={head} role="rowgroup" onScroll={follow(head, body)}>
        <Head role="row" aria-rowindex={1} style={{ gridTemplateColumns, minWidth }}>
          <HeadCell>
            <SelectAll ids={ids} />
          </HeadCell>
          <ColumnHead by="title" name="Lead" />
          {columns.map(({ by, name }) => (
            <ColumnHead key={by} by={by} name={name} />
          ))}
          <HeadCell>
            <Menu label="Columns" trigger={<IconButton label="Columns" icon={Columns3} />}>
              {TABLE_COLUMNS.map(({ by, name }) => (
                <MenuCheckboxItem
                  key={by}
                  checked={!hidden.includes(by)}
                  onCheckedChange={() => toggle(by)}
                >
                  {name}
                </MenuCheckboxItem>
              ))}
            </Menu>
          </HeadCell>
        </Head>
      </StickyHead>
      <Body ref={body} onScroll={follow(body, head)}>
        <div style={{ minWidth }}>
          <VirtualGrid
            label="Leads in a table"
            items={ids}
            keyOf={itself}
            renderItem={(id) => (
              <LeadRow id={id} columns={columns} template={gridTemplateColumns} />
            )}
            minColumnWidth={ONE_COLUMN}
            estimatedRowHeight={ROW_HEIGHT}
            gap={0}
            firstRowIndex={2}
          />
        </div>
      </Body>
    </Frame>
  );
}
