import { createSelector } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { recentLeads } from '#domain/dashboard.ts';
import type { Lead } from '#domain/lead.ts';
import { matchesFilters } from '#domain/leadFilters.ts';
import { leadStats } from '#domain/leadStats.ts';
import { selectLeadFilters } from './leadFiltersSlice.ts';

const NO_LEADS: Lead[] = [];
const selectLeadsAnswer = api.endpoints.getLeads.select();

/** The part of the store that the selectors here read. */
export type LeadsState = Parameters<typeof selectLeadsAnswer>[0];

/** The cached leads, last updated first; empty until they are loaded. */
export const selectLeads = createSelector(selectLeadsAnswer, ({ data }) => data ?? NO_LEADS);

/** The cached leads that pass the search and the filters. */
export const selectVisibleLeads = createSelector(
  [selectLeads, selectLeadFilters],
  (leads, filters) => leads.filter((lead) => matchesFilters(lead, filters)),
);

/** The figures above the list: of all leads, whatever the filters. */
export const selectLeadStats = createSelector(selectLeads, leadStats);

export const selectLeadById = createSelector(
  [selectLeads, (_state, id: string | null) => id],
  (leads, id) => leads.find((lead) => lead.id === id),
);

export const selectRecentLeads = createSelector(selectLeads, recentLeads);
