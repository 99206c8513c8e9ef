import { ArrowUpDown, Bookmark, Download, Ellipsis, Upload } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { LeadLayout } from '#domain/contract/enums.ts';
import { LAST_UPDATED_FIRST, type LeadSort, NEWEST_FIRST } from '#domain/leads/leadSort.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { NARROW_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { storeSetting } from '#ui/browserSetting.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { SegmentedControl } from '#ui/fields/SegmentedControl.tsx';
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem } from '#ui/overlays/Menu.tsx';
import { space } from '#ui/theme.ts';
import {
  LAYOUT_SETTING,
  layoutChosen,
  selectLayout,
  selectSort,
  sortChosen,
} from '../leadListSlice.ts';
import { useExport } from './useExport.ts';

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  margin-left: auto;
`;

const LAYOUTS = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
] as const;

const SORTS: { label: string; sort: LeadSort }[] = [
  { label: 'Newest', sort: NEWEST_FIRST },
  { label: 'Last updated', sort: LAST_UPDATED_FIRST },
  { label: 'Next follow-up', sort: { by: 'nextFollowUpAt', order: 'asc' } },
  { label: 'Deadline', sort: { by: 'closesAt', order: 'asc' } },
  { label: 'Value', sort: { by: 'value', order: 'desc' } },
];

const keyOf = ({ by, order }: LeadSort): string => `${by}-${order}`;

function SortMenu() {
  const dispatch = useAppDispatch();
  const sort = useAppSelector(selectSort);
  const chosen = SORTS.find((option) => keyOf(option.sort) === keyOf(sort));
  return (
    <Menu
      label="Sort"
      trigger={<IconButton label={`Sort: ${chosen?.label ?? 'by a column'}`} icon={ArrowUpDown} />}
    >
      <MenuRadioGroup
        value={keyOf(sort)}
        onValueChange={(key) => {
          const option = SORTS.find((candidate) => keyOf(candidate.sort) === key);
          if (option) dispatch(sortChosen(option.sort));
        }}
      >
        {SORTS.map((option) => (
          <MenuRadioItem key={keyOf(option.sort)} value={keyOf(option.sort)}>
            {option.label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

/** The layout of the list, its order, and its import and export. */
export function LeadListTools({ ids }: { ids: readonly string[] }) {
  const dispatch = useAppDispatch();
  const layout = useAppSelector(selectLayout);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const exportLeads = useExport();
  return (
    <Tools>
      {layout !== 'table' && <SortMenu />}
      <IconButton
        label="Save view"
        icon={Bookmark}
        onClick={() => dispatch(dialogOpened({ kind: 'saveView' }))}
      />
      <Menu
        label="Import and export"
        trigger={<IconButton label="Import and export" icon={Ellipsis} />}
      >
        <MenuItem icon={Upload} onSelect={() => dispatch(dialogOpened({ kind: 'importLeads' }))}>
          Import leads
        </MenuItem>
        <MenuItem icon={Download} onSelect={() => exportLeads(ids)}>
          Export as CSV
        </MenuItem>
      </Menu>
      <SegmentedControl<LeadLayout>
        label="Layout"
        value={isNarrow && layout === 'table' ? 'cards' : layout}
        options={isNarrow ? LAYOUTS.filter(({ value }) => value !== 'table') : LAYOUTS}
        onValueChange={(chosen) => {
          storeSetting(LAYOUT_SETTING, chosen);
          dispatch(layoutChosen(chosen));
        }}
      />
    </Tools>
  );
}
