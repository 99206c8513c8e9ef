import { createSelector } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { DEFAULT_CURRENCY } from '#domain/amount.ts';
import { LEAD_TYPES, type LeadType } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { recentLeads } from '#domain/dashboard.ts';
import { leadMatcher } from '#domain/leadFilters.ts';
import { leadStats } from '#domain/leadStats.ts';
import { selectLeadFilters } from './leadFiltersSlice.ts';
import { selectLeadOrder } from './leadOrderSlice.ts';

const NO_LEADS: Lead[] = [];
const selectLeadsQuery = api.endpoints.getLeads.select();

/** The part of the store that these selectors read. */
export type LeadsState = Parameters<typeof selectLeadsQuery>[0];

/** The cached leads, last updated first: none, then the first page, then all. */
export const selectLeads = (state: LeadsState): Lead[] =>
  selectLeadsQuery(state).data?.leads ?? NO_LEADS;

/** Whether all leads are loaded, not only the first page. */
export const selectLeadsLoaded = (state: LeadsState): boolean =>
  selectLeadsQuery(state).data?.isComplete ?? false;

const selectLeadsById = createSelector(
  [selectLeads],
  (leads) => new Map(leads.map((lead) => [lead.id, lead])),
);

export const selectLeadById = (state: LeadsState, id: string | null): Lead | undefined =>
  id === null ? undefined : selectLeadsById(state).get(id);

/** The leads that match the search and the filters now. */
export const selectMatchingIds = createSelector(
  [selectLeads, selectLeadFilters],
  (leads, filters) => leads.filter(leadMatcher(filters)).map(({ id }) => id),
);

/** The part of the store that the selectors of the list read. */
export type LeadListState = Parameters<typeof selectMatchingIds>[0] &
  Parameters<typeof selectLeadOrder>[0];

/** The leads of the list, in the order in which the user works on them. Some may be deleted elsewhere. */
export const selectListedIds = createSelector(
  [selectLeadOrder, selectMatchingIds],
  ({ ids, deletedIds }, matchingIds): readonly string[] => {
    if (ids === null) return matchingIds;
    return deletedIds.length === 0 ? ids : ids.filter((id) => !deletedIds.includes(id));
  },
);

/** The listed leads that exist. */
export const selectVisibleLeads = createSelector(
  [selectListedIds, selectLeadsById],
  (ids, leadsById) => ids.flatMap((id) => leadsById.get(id) ?? []),
);

/** What Refresh would change in the list. */
export interface ListUpdates {
  /** Listed leads that other clients changed or deleted, and leads that the list doesn't show yet. */
  updates: number;
  /** Listed leads that no longer match. */
  outdated: number;
}

const UP_TO_DATE: ListUpdates = { updates: 0, outdated: 0 };

export const selectListUpdates = createSelector(
  [selectListedIds, selectMatchingIds, selectLeadOrder, selectLeadsById],
  (listedIds, matchingIds, { ids, changedElsewhere }, leadsById): ListUpdates => {
    // Every keystroke takes a new order, so comparing each time would be slow.
    const isTaken = ids === matchingIds || listedIds === matchingIds;
    if (isTaken && changedElsewhere.length === 0) return UP_TO_DATE;
    const listed = new Set(listedIds);
    const matching = new Set(matchingIds);
    const updated = new Set([
      ...changedElsewhere.filter((id) => listed.has(id)),
      ...matchingIds.filter((id) => !listed.has(id)),
      ...listedIds.filter((id) => !leadsById.has(id)),
    ]);
    const outdated = listedIds.filter((id) => !matching.has(id) && !updated.has(id)).length;
    return { updates: updated.size, outdated };
  },
);

/** The lead that was just added, if the filters hide it. */
export const selectHiddenLead = (state: LeadListState): Lead | undefined =>
  selectLeadById(state, selectLeadOrder(state).hiddenId);

/** The older types for the filter: those in use, and the chosen one. Every new lead is a 'lead'. */
export const selectFilterTypes = createSelector(
  [selectLeads, (state: LeadListState) => selectLeadFilters(state).type],
  (leads, chosen): LeadType[] => {
    const isOlder = ({ type, category }: Lead) => type !== 'lead' || category === null;
    const found = new Set(leads.filter(isOlder).map(({ type }) => type));
    return LEAD_TYPES.filter((type) => found.has(type) || type === chosen);
  },
);

const selectProfileQuery = api.endpoints.getProfile.select();

/** The currency of leads without one: the profile's, as far as it is loaded. */
export const selectCurrency = (state: LeadsState): string =>
  selectProfileQuery(state).data?.currency ?? DEFAULT_CURRENCY;

/** The figures above the list. They count all leads and ignore the filters. */
export const selectLeadStats = createSelector([selectLeads, selectCurrency], leadStats);

/** The last updated leads, or `undefined` while they are loading. */
export const selectRecentLeads = createSelector(
  [(state: LeadsState) => selectLeadsQuery(state).data],
  (list) => list && recentLeads(list.leads),
);
