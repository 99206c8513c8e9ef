import { ListFilter } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { LeadScope } from '#domain/contract/enums.ts';
import { LEAD_FILTER_NAMES, type LeadFilterName, leadFilter } from '#domain/leads/leadFilters.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { FilterSelect } from '#ui/fields/FilterSelect.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { space } from '#ui/theme.ts';
import { filterChosen, searchChanged, selectLeadFilters } from '../leadFiltersSlice.ts';
import { filtersToggled, selectFiltersOpen } from '../leadListSlice.ts';
import { selectFilterTypes } from '../leadSelectors.ts';
import { leadFilterOptions, SCOPE } from './leadFilterOptions.ts';

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

const SELECTS = LEAD_FILTER_NAMES.filter((name) => leadFilter(name).all);

/** Memoized, because the bar renders at every key of the search. */
const LeadFilterSelect = memo(function LeadFilterSelect({ name }: { name: LeadFilterName }) {
  const dispatch = useAppDispatch();
  const types = useAppSelector(selectFilterTypes);
  const chosen = useAppSelector((state) => selectLeadFilters(state)[name]);
  const scope = useAppSelector((state) => selectLeadFilters(state).scope);
  return (
    <FilterSelect
      label={leadFilter(name).label}
      options={leadFilterOptions(name, types)}
      value={name === 'status' && scope !== 'all' ? `${SCOPE}${scope}` : chosen}
      onValueChange={(value) =>
        dispatch(
          filterChosen(
            value.startsWith(SCOPE)
              ? { scope: value.slice(SCOPE.length) as LeadScope }
              : { [name]: value },
          ),
        )
      }
    />
  );
});

/** The search and the filters (product spec, section 5). */
export function LeadFilterBar() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectFiltersOpen);
  const search = useAppSelector((state) => selectLeadFilters(state).search);
  return (
    <Container>
      <Bar role="search">
        <SearchField
          label="Search leads"
          placeholder="Search leads..."
          value={search}
          onValueChange={(text) => dispatch(searchChanged(text))}
        />
        <FiltersButton
          label={isOpen ? 'Hide filters' : 'Show filters'}
          icon={ListFilter}
          aria-expanded={isOpen}
          onClick={() => dispatch(filtersToggled())}
        />
        <Filters data-open={isOpen || undefined}>
          {SELECTS.map((name) => (
            <LeadFilterSelect key={name} name={name} />
          ))}
        </Filters>
      </Bar>
    </Container>
  );
}
