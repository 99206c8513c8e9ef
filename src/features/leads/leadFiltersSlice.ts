import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type LeadFilters, NO_LEAD_FILTERS } from '#domain/leadFilters.ts';

/** What the user chose above the list of leads. */
export const leadFiltersSlice = createSlice({
  name: 'leadFilters',
  initialState: NO_LEAD_FILTERS,
  reducers: {
    searchChanged: (filters, { payload }: PayloadAction<string>) => {
      filters.search = payload;
    },
    statusFilterChanged: (filters, { payload }: PayloadAction<LeadFilters['status']>) => {
      filters.status = payload;
    },
    typeFilterChanged: (filters, { payload }: PayloadAction<LeadFilters['type']>) => {
      filters.type = payload;
    },
    priorityFilterChanged: (filters, { payload }: PayloadAction<LeadFilters['priority']>) => {
      filters.priority = payload;
    },
    /** A bookmark was opened, or the back button pressed. */
    filtersRestored: (_filters, { payload }: PayloadAction<LeadFilters>) => payload,
    filtersCleared: () => NO_LEAD_FILTERS,
  },
  selectors: {
    selectLeadFilters: (filters) => filters,
  },
});

export const {
  searchChanged,
  statusFilterChanged,
  typeFilterChanged,
  priorityFilterChanged,
  filtersRestored,
  filtersCleared,
} = leadFiltersSlice.actions;
export const { selectLeadFilters } = leadFiltersSlice.selectors;
