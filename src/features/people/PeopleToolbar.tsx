import { Download, Ellipsis, Upload } from 'lucide-react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Person } from '#domain/contract/people.ts';
import { personField } from '#domain/contract/personFields.ts';
import { counted } from '#domain/counted.ts';
import {
  type PeopleFilters as Filters,
  LAST_CONTACT_LABELS,
  PEOPLE_SORTS,
  type PeopleSort,
} from '#domain/people/peopleList.ts';
import { KNOWN_AS_LABELS } from '#domain/people/person.ts';
import { DetailChoice } from '#features/leads/index.ts';
import { ColumnChoices } from '#features/shell/ColumnChoices.tsx';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { FilterButton } from '#features/shell/FilterButton.tsx';
import { type ActiveFilter, FilterChips } from '#features/shell/FilterChips.tsx';
import { useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { Toolbar, ToolbarCount, ToolbarEnd } from '#ui/layout/Toolbar.ts';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { exportPeople } from './exportPeople.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleCounts } from './PeopleHeader.tsx';
import { COLUMNS, COLUMNS_QUERY } from './peopleColumns.tsx';
import {
  COLUMNS_SETTING,
  columnsHidden,
  peopleFiltered,
  peopleSorted,
  selectPeople,
  selectPeopleState,
} from './peopleSlice.ts';

const SortRow = styled(Row)`
  order: 3;
  flex: 1 0 100%;
  /* It stays there while nothing is counted yet. */
  > :last-child {
    margin-inline-start: auto;
  }
`;

const SORT_LABELS = Object.fromEntries(
  PEOPLE_SORTS.map((by) => [by, by === 'name' ? 'Person' : personField(by).name]),
) as Record<PeopleSort['by'], string>;

function activeFilters({ knownAs, company, lastContact }: Filters) {
  const active: ActiveFilter<Partial<Filters>>[] = [];
  const kinds = knownAs.map((kind) => KNOWN_AS_LABELS[kind]).join(' or ');
  if (kinds) active.push({ label: 'Known as', choice: kinds, without: { knownAs: [] } });
  if (company) active.push({ label: 'Company', choice: company, without: { company: '' } });
  if (lastContact !== 'any') {
    const choice = LAST_CONTACT_LABELS[lastContact].toLowerCase();
    active.push({ label: 'Last contact', choice, without: { lastContact: 'any' } });
  }
  return active;
}

/** The columns of the list, and its import and export. */
function PeopleListMenu({ shown }: { shown: readonly Person[] }) {
  const dispatch = useAppDispatch();
  const hasHeads = useMediaQuery(COLUMNS_QUERY);
  const { hiddenColumns } = useAppSelector(selectPeopleState);
  return (
    <Menu label="List options" trigger={<IconButton label="List options" icon={Ellipsis} />}>
      {hasHeads && (
        <ColumnChoices
          columns={COLUMNS}
          hidden={hiddenColumns}
          setting={COLUMNS_SETTING}
          onChange={(hidden) => dispatch(columnsHidden(hidden))}
        />
      )}
      <MenuItem icon={Upload} onSelect={() => dispatch(dialogOpened({ kind: 'importPeople' }))}>
        Import contacts
      </MenuItem>
      <MenuItem icon={Download} onSelect={() => void exportPeople(shown, 'vcf')}>
        Export as vCard
      </MenuItem>
      <MenuItem icon={Download} onSelect={() => void exportPeople(shown, 'csv')}>
        Export as CSV
      </MenuItem>
    </Menu>
  );
}

/** The search, the filters and the menu of the list. */
export function PeopleToolbar({ shown }: { shown: readonly Person[] }) {
  const dispatch = useAppDispatch();
  const all = useAppSelector(selectPeople).length;
  const { filters, sort } = useAppSelector(selectPeopleState);
  const hasHeads = useMediaQuery(COLUMNS_QUERY);
  const active = activeFilters(filters);
  return (
    <Toolbar role="search">
      <SearchField
        label="Search people"
        placeholder="Search people…"
        value={filters.search}
        onValueChange={(search) => dispatch(peopleFiltered({ search }))}
      />
      <FilterButton count={active.length}>
        <PeopleFilters shown={shown.length} />
      </FilterButton>
      <FilterChips filters={active} onRemove={(without) => dispatch(peopleFiltered(without))} />
      <ToolbarEnd>
        <ToolbarCount role="status" data-all={shown.length === all || undefined}>
          {counted(shown.length, 'person', 'people')}
        </ToolbarCount>
        <PeopleListMenu shown={shown} />
      </ToolbarEnd>
      {!hasHeads && (
        <SortRow $justify="space-between">
          <PeopleCounts />
          <DetailChoice
            label="Sort by"
            value={sort.by}
            labels={SORT_LABELS}
            onChoose={(by) => dispatch(peopleSorted(by))}
          />
        </SortRow>
      )}
    </Toolbar>
  );
}
