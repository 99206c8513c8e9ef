import { createSelector } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { recentLeads } from '#domain/dashboard.ts';
import { matchesChoices } from '#domain/leadFilters.ts';
import { createLeadSearch } from '#domain/leadSearch.ts';
import { leadStats } from '#domain/leadStats.ts';
import { selectLeadFilters } from './leadFiltersSlice.ts';

const NO_LEADS: Lead[] = [];
const selectLeadsAnswer = api.endpoints.getLeads.select();
const selectFirstLeadsAnswer = api.endpoints.getFirstLeads.select();

/** The part of the store that the selectors here read. */
export type LeadsState = Parameters<typeof selectLeadsAnswer>[0];
type FiltersState = Parameters<typeof selectLeadFilters>[0];

/** Whether all leads of the user are there, and not only the first or none. */
export const selectLeadsLoaded = (state: LeadsState): boolean =>
  selectLeadsAnswer(state).data !== undefined;

/** The cached leads, last updated first: none at first, then the first of them, then all. */
export const selectLeads = createSelector(
  [selectLeadsAnswer, selectFirstLeadsAnswer],
  (all, first) => all.data ?? first.data ?? NO_LEADS,
);

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

/** The cached leads that pass the search and the filters, as `matchesFilters` has them. */
export const selectVisibleLeads = createSelector(
  [selectChosenLeads, (state: FiltersState) => selectLeadFilters(state).search],
  createLeadSearch<Lead>(),
);

/** The figures above the list: of all leads, whatever the filters. */
export const selectLeadStats = createSelector(selectLeads, leadStats);

export const selectLeadById = createSelector(
  [selectLeads, (_state, id: string | null) => id],
  (leads, id) => leads.find((lead) => lead.id === id),
);

/**
 * The leads that were last updated; `undefined` until they are known. The first leads are asked first:
 * the dashboard keeps them fresh, and not all the others.
 */
export const selectRecentLeads = createSelector(
  [selectFirstLeadsAnswer, selectLeadsAnswer],
  (first, all) => {
    const leads = first.data ?? all.data;
    return leads && recentLeads(leads);
  },
);
