import type { RefObject } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { counted } from '#domain/counted.ts';
import {
  chosenValues,
  type LeadFilters as Filters,
  filterLabels,
  LEAD_FILTER_NAMES,
  leadFilter,
} from '#domain/leads/leadFilters.ts';
import type { Statuses } from '#domain/leads/statusMenu.ts';
import { FilterButton } from '#features/shell/FilterButton.tsx';
import { type ActiveFilter, FilterChips } from '#features/shell/FilterChips.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { Toolbar, ToolbarCount, ToolbarEnd } from '#ui/layout/Toolbar.ts';
import { lazy } from '#ui/lazy.tsx';
import { filterChosen, searchChanged, selectLeadFilters } from '../leadFiltersSlice.ts';
import { selectLeads, selectLeadsById } from '../leadSelectors.ts';
import { selectShownIds } from '../shownLeadsSlice.ts';
import { useStatuses } from '../useStatuses.ts';
import { LeadListMenu } from './LeadListMenu.tsx';

const LeadFilters = lazy(() => import('./LeadFilters.tsx'), 'LeadFilters');

function activeFilters(filters: Filters, statuses: Statuses): ActiveFilter<Partial<Filters>>[] {
  return LEAD_FILTER_NAMES.filter((name) => filters[name] !== 'all').map((name) => {
    const labels = filterLabels(name, statuses);
    // An own status may have been deleted since.
    const { isText } = leadFilter(name);
    const choice = chosenValues(filters, name).map(
      (value) => labels[value] ?? (isText ? value : 'Unknown'),
    );
    return {
      label: leadFilter(name).label,
      choice: choice.join(' or '),
      without: { [name]: 'all' },
    };
  });
}

/** The figures have the number of all leads. */
const countText = (listed: number, all: number): string =>
  counted(listed, 'lead') + (listed === all ? '' : ' shown');

interface LeadToolbarProps {
  loading: boolean;
  /** Gets the focus when the button above it is gone. */
  count: RefObject<HTMLParagraphElement | null>;
}

/** The search, the filters and the menu of the list, and how many leads match. */
export function LeadToolbar({ loading, count }: LeadToolbarProps) {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectLeadFilters);
  const ids = useAppSelector(selectShownIds);
  const all = useAppSelector(selectLeads).length;
  const leads = useAppSelector(selectLeadsById);
  // Without the placeholders of leads that were deleted elsewhere.
  const listed = ids.filter((id) => leads[id]).length;
  const active = activeFilters(filters, useStatuses());
  // While the leads load, the line has its place only where it will stay.
  const isFiltered = active.length > 0 || filters.search !== '';
  return (
    <Toolbar role="search">
      <SearchField
        label="Search leads"
        placeholder="Search leads..."
        value={filters.search}
        onValueChange={(typed) => dispatch(searchChanged(typed))}
      />
      <FilterButton count={active.length}>
        <LeadFilters />
      </FilterButton>
      <FilterChips filters={active} onRemove={(without) => dispatch(filterChosen(without))} />
      <ToolbarEnd>
        <ToolbarCount
          ref={count}
          role="status"
          tabIndex={-1}
          data-all={(loading ? !isFiltered : listed === all) || undefined}
        >
          {loading ? 'Loading your leads...' : countText(listed, all)}
        </ToolbarCount>
        <LeadListMenu ids={ids} />
      </ToolbarEnd>
    </Toolbar>
  );
}
