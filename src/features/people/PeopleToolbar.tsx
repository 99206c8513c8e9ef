import { Download, Ellipsis, Upload } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { KNOWN_AS } from '#domain/contract/enums.ts';
import type { Person } from '#domain/contract/people.ts';
import { personField } from '#domain/contract/personFields.ts';
import { foldText, searchWords } from '#domain/leads/searchText.ts';
import {
  LAST_CONTACT_LABELS,
  type LastContact,
  NO_PEOPLE_FILTERS,
  PEOPLE_SORTS,
  type PeopleFilters,
  type PeopleSort,
} from '#domain/people/peopleList.ts';
import { KNOWN_AS_LABELS } from '#domain/people/person.ts';
import { DetailChoice } from '#features/leads/index.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { FilterButton } from '#features/shell/FilterButton.tsx';
import { type ActiveFilter, FilterChips } from '#features/shell/FilterChips.tsx';
import { useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { ComboboxField } from '#ui/fields/ComboboxField.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Row, Stack } from '#ui/layout/Stack.tsx';
import { Toolbar, ToolbarCount, ToolbarEnd } from '#ui/layout/Toolbar.ts';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { color, radius, space, text } from '#ui/theme.ts';
import { exportPeople } from './exportPeople.ts';
import { PeopleCounts } from './PeopleHeader.tsx';
import { COLUMNS_QUERY } from './PeopleTable.tsx';
import {
  peopleFiltered,
  peopleFiltersToggled,
  peopleSorted,
  selectPeople,
  selectPeopleState,
} from './peopleSlice.ts';

const Kinds = styled.fieldset`
  legend {
    margin-bottom: ${space[1]};
    ${text.small}
    font-weight: 500;
    color: ${color.ink2};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 35px;
    margin-inline: -${space[2]};
    padding-inline: ${space[2]};
    border-radius: ${radius.control};
    cursor: pointer;
    &:hover {
      background: ${color.hover};
    }
    span {
      margin-left: auto;
      ${text.small}
      color: ${color.ink3};
    }
  }
`;

const Shown = styled.span`
  ${text.small}
  color: ${color.ink3};
`;

/** Companies that show at once. */
const MOST = 50;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
`;

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

const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** How the user knows people, where they work, and when they were in contact last. */
function PeopleFilterFields({ shown }: { shown: number }) {
  const dispatch = useAppDispatch();
  const people = useAppSelector(selectPeople);
  const { filters } = useAppSelector(selectPeopleState);
  const [search, setSearch] = useState('');
  const words = searchWords(search);
  const companies = new Set(people.map(({ company }) => company).filter(Boolean));
  const matching = [...companies]
    .sort()
    .filter((company) => words.every((word) => foldText(company).includes(word)));
  return (
    <Stack>
      <Kinds>
        <legend>Known as</legend>
        {KNOWN_AS.map((kind) => (
          <label key={kind} htmlFor={`known-as-${kind}`}>
            <Checkbox
              id={`known-as-${kind}`}
              checked={filters.knownAs.includes(kind)}
              onChange={() => {
                const others = filters.knownAs.filter((other) => other !== kind);
                const isChosen = others.length < filters.knownAs.length;
                dispatch(peopleFiltered({ knownAs: isChosen ? others : [...others, kind] }));
              }}
            />
            {KNOWN_AS_LABELS[kind]}
            <span>{people.filter(({ knownAs }) => knownAs === kind).length.toLocaleString()}</span>
          </label>
        ))}
      </Kinds>
      <ComboboxField
        label="Company"
        placeholder="Any company"
        chosen={filters.company ? { value: filters.company, label: filters.company } : undefined}
        options={matching.slice(0, MOST).map((company) => ({ value: company, label: company }))}
        note={matching.length > MOST ? 'Type to find more.' : undefined}
        onSearchChange={setSearch}
        onValueChange={(company) => dispatch(peopleFiltered({ company }))}
      />
      <SelectField
        label="Last contact"
        options={toOptions(LAST_CONTACT_LABELS)}
        value={filters.lastContact}
        onValueChange={(value) => dispatch(peopleFiltered({ lastContact: value as LastContact }))}
      />
      <Foot>
        <Shown role="status">
          {shown.toLocaleString()} of {people.length.toLocaleString()} people
        </Shown>
        <Button
          onClick={() => dispatch(peopleFiltered({ ...NO_PEOPLE_FILTERS, search: filters.search }))}
        >
          Clear all
        </Button>
      </Foot>
    </Stack>
  );
}

function activeFilters({ knownAs, company, lastContact }: PeopleFilters) {
  const active: ActiveFilter<Partial<PeopleFilters>>[] = [];
  const kinds = knownAs.map((kind) => KNOWN_AS_LABELS[kind]).join(' or ');
  if (kinds) active.push({ label: 'Known as', choice: kinds, without: { knownAs: [] } });
  if (company) active.push({ label: 'Company', choice: company, without: { company: '' } });
  if (lastContact !== 'any') {
    const choice = LAST_CONTACT_LABELS[lastContact].toLowerCase();
    active.push({ label: 'Last contact', choice, without: { lastContact: 'any' } });
  }
  return active;
}

/** The search, the filters and the menu of the list. */
export function PeopleToolbar({ shown }: { shown: readonly Person[] }) {
  const dispatch = useAppDispatch();
  const all = useAppSelector(selectPeople).length;
  const { filters, sort, areFiltersOpen } = useAppSelector(selectPeopleState);
  const hasHeads = useMediaQuery(COLUMNS_QUERY);
  const active = activeFilters(filters);
  const toggle = () => dispatch(peopleFiltersToggled());
  return (
    <Toolbar role="search">
      <SearchField
        label="Search people"
        placeholder="Search people…"
        value={filters.search}
        onValueChange={(search) => dispatch(peopleFiltered({ search }))}
      />
      <FilterButton count={active.length} isOpen={areFiltersOpen} onToggle={toggle}>
        <PeopleFilterFields shown={shown.length} />
      </FilterButton>
      <FilterChips
        filters={active}
        onEdit={toggle}
        onRemove={(without) => dispatch(peopleFiltered(without))}
      />
      <ToolbarEnd>
        <ToolbarCount role="status" data-all={shown.length === all || undefined}>
          {shown.length.toLocaleString()} {shown.length === 1 ? 'person' : 'people'}
        </ToolbarCount>
        <Menu label="List options" trigger={<IconButton label="List options" icon={Ellipsis} />}>
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
