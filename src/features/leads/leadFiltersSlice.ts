import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type LeadFilters, NO_LEAD_FILTERS } from '#domain/leads/leadFilters.ts';
import { viewChosen } from './leadListSlice.ts';
import { leadsUrlVisited } from './leadsViewSlice.ts';

/** The search and the filters above the list of leads. */
export const leadFiltersSlice = createSlice({
  name: 'leadFilters',
  initialState: NO_LEAD_FILTERS,
  reducers: {
    searchChanged: (filters, { payload }: PayloadAction<string>) => {
      filters.search = payload;
    },
    filterChosen: (filters, { payload }: PayloadAction<Partial<LeadFilters>>) => {
      Object.assign(filters, payload);
    },
    /** Leaves only this filter, as a figure that leads to the leads it counts. */
    onlyFilterChosen: (_filters, { payload }: PayloadAction<Partial<LeadFilters>>) => ({
      ...NO_LEAD_FILTERS,
      ...payload,
    }),
    filtersCleared: () => NO_LEAD_FILTERS,
  },
  extraReducers: (builder) =>
    builder
      .addCase(viewChosen, (_filters, { payload }) => payload.filters)
      .addCase(leadsUrlVisited, (filters, { payload }) => {
        // Keeps the object when nothing changed: a new one means a new list.
        Object.assign(filters, payload.filters);
      }),
  selectors: {
    selectLeadFilters: (filters) => filters,
  },
});

export const { searchChanged, filterChosen, onlyFilterChosen, filtersCleared } =
  leadFiltersSlice.actions;
export const { selectLeadFilters } = leadFiltersSlice.selectors;
