import { ListFilter } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { LeadFilters } from '#domain/leadFilters.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { FilterSelect } from '#ui/fields/FilterSelect.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { space } from '#ui/theme.ts';
import {
  priorityFilterChanged,
  scopeChanged,
  searchChanged,
  selectLeadFilters,
  statusFilterChanged,
  typeFilterChanged,
} from '../leadFiltersSlice.ts';
import { selectFilterTypes } from '../leadSelectors.ts';
import { PRIORITY_OPTIONS, SCOPE, STATUS_OPTIONS, typeOptions } from './leadFilterOptions.ts';

/** The width of the content decides, because the sidebar may be open or closed. */
const Container = styled.div`
  container-type: inline-size;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  & > :first-child {
    flex: 1 1 14rem;
    min-width: 12rem;
  }
`;

/** Where the filters need a row of their own, they open with a button. */
const FiltersButton = styled(IconButton)`
  align-self: center;
  @container (width >= 36rem) {
    display: none;
  }
`;

const Filters = styled.div`
  display: flex;
  gap: ${space[2]};
  min-width: 0;
  @container (width < 36rem) {
    flex: 1 0 100%;
    &:not([data-open]) {
      display: none;
    }
    & > * {
      flex: 1 1 0;
      min-width: 0;
      max-width: none;
    }
  }
  @container (width < 20.5rem) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The search and three filters, combined with AND (product spec, section 5). */
export function LeadFilterBar() {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const filters = useAppSelector(selectLeadFilters);
  const types = useAppSelector(selectFilterTypes);
  const typeChoices = useMemo(() => typeOptions(types), [types]);
  const choose = useMemo(
    () => ({
      status: (value: string) =>
        dispatch(
          value.startsWith(SCOPE)
            ? scopeChanged(value.slice(SCOPE.length) as LeadFilters['scope'])
            : statusFilterChanged(value as LeadFilters['status']),
        ),
      type: (value: string) => dispatch(typeFilterChanged(value as LeadFilters['type'])),
      priority: (value: string) =>
        dispatch(priorityFilterChanged(value as LeadFilters['priority'])),
    }),
    [dispatch],
  );
  return (
    <Container>
      <Bar role="search">
        <SearchField
          label="Search leads"
          placeholder="Search leads..."
          value={filters.search}
          onValueChange={(search) => dispatch(searchChanged(search))}
        />
        <FiltersButton
          label={isOpen ? 'Hide filters' : 'Show filters'}
          icon={ListFilter}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <Filters data-open={isOpen || undefined}>
          <FilterSelect
            label="Status"
            options={STATUS_OPTIONS}
            value={filters.scope === 'all' ? filters.status : `${SCOPE}${filters.scope}`}
            onValueChange={choose.status}
          />
          <FilterSelect
            label="Type"
            options={typeChoices}
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
    </Container>
  );
}
