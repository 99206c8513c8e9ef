import { useMemo } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import {
  LEAD_CATEGORIES,
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  LEAD_TYPES,
} from '#domain/contract/enums.ts';
import {
  LEAD_CATEGORY_LABELS,
  LEAD_PRIORITY_LABELS,
  LEAD_STATUS_LABELS,
  LEAD_TYPE_LABELS,
} from '#domain/lead.ts';
import type { LeadFilters } from '#domain/leadFilters.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { media, space } from '#ui/theme.ts';
import {
  priorityFilterChanged,
  searchChanged,
  selectLeadFilters,
  statusFilterChanged,
  typeFilterChanged,
} from './leadFiltersSlice.ts';

/** Values and their labels as select options. */
const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const STATUS_OPTIONS = [
  { value: 'all', label: 'All Statuses' },
  ...options(LEAD_STATUSES, LEAD_STATUS_LABELS),
];
const TYPE_OPTIONS = [
  { value: 'all', label: 'All Types' },
  ...options(LEAD_CATEGORIES, LEAD_CATEGORY_LABELS),
  ...options(LEAD_TYPES, LEAD_TYPE_LABELS),
];
const PRIORITY_OPTIONS = [
  { value: 'all', label: 'All Priorities' },
  ...options(LEAD_PRIORITIES, LEAD_PRIORITY_LABELS),
];

const Bar = styled.div`
  display: flex;
  gap: ${space[2]};
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  ${media.narrow} {
    flex-direction: column;
  }
`;

const Filters = styled.div`
  display: flex;
  gap: ${space[2]};
  ${media.narrow} {
    & > * {
      flex: 1 1 0;
      min-width: 0;
    }
  }
  ${media.narrowest} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    & > :first-child {
      grid-column: 1 / -1;
      max-width: none;
    }
  }
`;

/** The search and three filters, combined with AND (product spec, section 5). */
export function LeadFilterBar() {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectLeadFilters);
  const choose = useMemo(
    () => ({
      status: (value: string) => dispatch(statusFilterChanged(value as LeadFilters['status'])),
      type: (value: string) => dispatch(typeFilterChanged(value as LeadFilters['type'])),
      priority: (value: string) =>
        dispatch(priorityFilterChanged(value as LeadFilters['priority'])),
    }),
    [dispatch],
  );
  return (
    <Bar role="search">
      <SearchField
        label="Search leads"
        placeholder="Search leads..."
        value={filters.search}
        onValueChange={(search) => dispatch(searchChanged(search))}
      />
      <Filters>
        <FilterSelect
          label="Status"
          options={STATUS_OPTIONS}
          value={filters.status}
          onValueChange={choose.status}
        />
        <FilterSelect
          label="Type"
          options={TYPE_OPTIONS}
          value={filters.type}
          onValueChange={choose.type}
        />
        <FilterSelect
          label="Priority"
          options={PRIORITY_OPTIONS}
          value={filters.priority}
          onValueChange={choose.priority}
        />
      </Filters>
    </Bar>
  );
}
