import { Bookmark, Download, Ellipsis, FileText, Upload } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { LeadSortField } from '#domain/contract/enums.ts';
import { LAST_UPDATED_FIRST, type LeadSort, NEWEST_FIRST } from '#domain/leads/leadSort.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import {
  Menu,
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
} from '#ui/overlays/Menu.tsx';
import {
  listChanged,
  selectHiddenColumns,
  selectLayout,
  selectSort,
  storeHiddenColumns,
} from '../leadListSlice.ts';
import { ViewChoices } from '../views/ViewChoices.tsx';
import { useColumns } from './tableColumns.tsx';
import { useExport } from './useExport.ts';

const SORTS: { label: string; sort: LeadSort }[] = [
  { label: 'Newest', sort: NEWEST_FIRST },
  { label: 'Last updated', sort: LAST_UPDATED_FIRST },
  { label: 'Next follow-up', sort: { by: 'nextFollowUpAt', order: 'asc' } },
  { label: 'Deadline', sort: { by: 'closesAt', order: 'asc' } },
  { label: 'Value', sort: { by: 'value', order: 'desc' } },
];

const keyOf = ({ by, order }: LeadSort): string => `${by}-${order}`;

function SortChoices() {
  const dispatch = useAppDispatch();
  const sort = useAppSelector(selectSort);
  return (
    <MenuRadioGroup
      value={keyOf(sort)}
      onValueChange={(key) => {
        const option = SORTS.find((candidate) => keyOf(candidate.sort) === key);
        if (option) dispatch(listChanged({ sort: option.sort }));
      }}
    >
      <MenuLabel>Sort by</MenuLabel>
      {SORTS.map((option) => (
        <MenuRadioItem key={option.label} value={keyOf(option.sort)}>
          {option.label}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
}

function ColumnChoices() {
  const dispatch = useAppDispatch();
  const columns = useColumns();
  const hidden = useAppSelector(selectHiddenColumns);
  function toggle(by: LeadSortField) {
    const changed = hidden.includes(by) ? hidden.filter((name) => name !== by) : [...hidden, by];
    storeHiddenColumns(changed);
    dispatch(listChanged({ hiddenColumns: changed }));
  }
  return (
    <MenuGroup>
      <MenuLabel>Columns</MenuLabel>
      {columns.map(({ by, name }) => (
        <MenuCheckboxItem
          key={by}
          checked={!hidden.includes(by)}
          onCheckedChange={() => toggle(by)}
        >
          {name}
        </MenuCheckboxItem>
      ))}
    </MenuGroup>
  );
}

/** The order or the columns of the list, its views, and its import and export. */
export function LeadListMenu({ ids }: { ids: readonly string[] }) {
  const dispatch = useAppDispatch();
  const layout = useAppSelector(selectLayout);
  const exportLeads = useExport();
  return (
    <Menu label="List options" trigger={<IconButton label="List options" icon={Ellipsis} />}>
      <MenuItem icon={Bookmark} onSelect={() => dispatch(dialogOpened({ kind: 'saveView' }))}>
        Save view
      </MenuItem>
      <ViewChoices />
      {layout === 'table' ? <ColumnChoices /> : <SortChoices />}
      <MenuItem icon={Upload} onSelect={() => dispatch(dialogOpened({ kind: 'importLeads' }))}>
        Import leads
      </MenuItem>
      <MenuItem icon={Download} onSelect={() => exportLeads(ids)}>
        Export as CSV
      </MenuItem>
      <MenuItem
        icon={FileText}
        onSelect={() => dispatch(dialogOpened({ kind: 'applicationRecord' }))}
      >
        List of applications
      </MenuItem>
    </Menu>
  );
}
