import { createSelector } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { recentLeads } from '#domain/dashboard.ts';
import { matchesChoices } from '#domain/leadFilters.ts';
import { createLeadSearch } from '#domain/leadSearch.ts';
import { leadStats } from '#domain/leadStats.ts';
import { selectLeadFilters } from './leadFiltersSlice.ts';

const NO_LEADS: Lead[] = [];
const selectLeadsQuery = api.endpoints.getLeads.select();

/** The part of the store that these selectors read. */
export type LeadsState = Parameters<typeof selectLeadsQuery>[0];
type FiltersState = Parameters<typeof selectLeadFilters>[0];

/** The cached leads, last updated first: none, then the first page, then all. */
export const selectLeads = (state: LeadsState): Lead[] =>
  selectLeadsQuery(state).data?.leads ?? NO_LEADS;

/** Whether all leads are loaded, not only the first page. */
export const selectLeadsLoaded = (state: LeadsState): boolean =>
  selectLeadsQuery(state).data?.isComplete ?? false;

const selectChosenLeads = createSelector(
  [
    selectLeads,
    (state: FiltersState) => selectLeadFilters(state).status,
    (state: FiltersState) => selectLeadFilters(state).priority,
    (state: FiltersState) => selectLeadFilters(state).type,
  ],
  (leads, status, priority, type) =>
    leads.filter((lead) => matchesChoices(lead, { status, priority, type })),
);

/** The cached leads that match the search and the filters, like `matchesFilters`. */
export const selectVisibleLeads = createSelector(
  [selectChosenLeads, (state: FiltersState) => selectLeadFilters(state).search],
  createLeadSearch<Lead>(),
);

/** The figures above the list. They count all leads and ignore the filters. */
export const selectLeadStats = createSelector(selectLeads, leadStats);

export const selectLeadById = createSelector(
  [selectLeads, (_state, id: string | null) => id],
  (leads, id) => leads.find((lead) => lead.id === id),
);

/** The last updated leads, or `undefined` while they are loading. */
export const selectRecentLeads = createSelector(
  [(state: LeadsState) => selectLeadsQuery(state).data],
  (list) => list && recentLeads(list.leads),
);
