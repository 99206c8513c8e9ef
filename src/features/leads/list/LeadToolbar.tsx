import type { RefObject } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import {
  chosenValues,
  filterLabels,
  LEAD_FILTER_NAMES,
  type LeadFilters,
  leadFilter,
} from '#domain/leads/leadFilters.ts';
import type { Statuses } from '#domain/leads/statusMenu.ts';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import { visuallyHidden } from '#ui/visuallyHidden.ts';
import { searchChanged, selectLeadFilters } from '../leadFiltersSlice.ts';
import { selectLeads, selectLeadsById } from '../leadSelectors.ts';
import { selectShownIds } from '../shownLeadsSlice.ts';
import { useStatuses } from '../useStatuses.ts';
import { LeadFilterButton } from './LeadFilterButton.tsx';
import { type ActiveFilter, LeadFilterChips } from './LeadFilterChips.tsx';
import { LeadListMenu } from './LeadListMenu.tsx';

const Bar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
  > :first-child {
    flex: 1 1 0;
    min-width: 8rem;
    max-width: 16.25rem;
  }
  > button {
    flex: none;
  }
  ${media.single} {
    flex-wrap: wrap;
  }
  ${media.narrow} {
    > :first-child {
      max-width: none;
    }
  }
`;

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  margin-left: auto;
  ${media.narrow} {
    display: contents;
  }
`;

const Count = styled.p`
  ${text.small}
  color: ${color.ink3};
  white-space: nowrap;
  /* Below the header of the app. */
  scroll-margin-top: 96px;
  ${media.narrow} {
    order: 2;
    flex-basis: 100%;
  }
  &[data-all] {
    ${visuallyHidden}
  }
`;

function activeFilters(filters: LeadFilters, statuses: Statuses): ActiveFilter[] {
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
  `${listed.toLocaleString()} ${listed === 1 ? 'lead' : 'leads'}${listed === all ? '' : ' shown'}`;

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
    <Bar role="search">
      <SearchField
        label="Search leads"
        placeholder="Search leads..."
        value={filters.search}
        onValueChange={(typed) => dispatch(searchChanged(typed))}
      />
      <LeadFilterButton count={active.length} />
      <LeadFilterChips filters={active} />
      <End>
        <Count
          ref={count}
          role="status"
          tabIndex={-1}
          data-all={(loading ? !isFiltered : listed === all) || undefined}
        >
          {loading ? 'Loading your leads...' : countText(listed, all)}
        </Count>
        <LeadListMenu ids={ids} />
      </End>
    </Bar>
  );
}
