import { Bookmark, Download, Ellipsis, FileText, Upload } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { LAST_UPDATED_FIRST, type LeadSort, NEWEST_FIRST } from '#domain/leads/leadSort.ts';
import { ColumnChoices } from '#features/shell/ColumnChoices.tsx';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import {
  COLUMNS_SETTING,
  listChanged,
  selectHiddenColumns,
  selectLayout,
  selectSort,
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

/** The order or the columns of the list, its views, and its import and export. */
export function LeadListMenu({ ids }: { ids: readonly string[] }) {
  const dispatch = useAppDispatch();
  const layout = useAppSelector(selectLayout);
  const exportLeads = useExport();
  const columns = useColumns();
  const hidden = useAppSelector(selectHiddenColumns);
  return (
    <Menu label="List options" trigger={<IconButton label="List options" icon={Ellipsis} />}>
      <MenuItem icon={Bookmark} onSelect={() => dispatch(dialogOpened({ kind: 'saveView' }))}>
        Save view
      </MenuItem>
      <ViewChoices />
      {layout === 'table' ? (
        <ColumnChoices
          columns={columns}
          hidden={hidden}
          setting={COLUMNS_SETTING}
          onChange={(hiddenColumns) => dispatch(listChanged({ hiddenColumns }))}
        />
      ) : (
        <SortChoices />
      )}
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
