import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import { type ApiState, api } from '#api/api.ts';
import { leadsById } from '#api/leadList.ts';
import { LEAD_TYPES, type LeadType } from '#domain/contract/enums.ts';
import { LEAD_FIELD_NAMES, type LeadFieldName } from '#domain/contract/leadFields.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { recentLeads } from '#domain/leads/dashboard.ts';
import { isFieldUsed } from '#domain/leads/leadField.ts';
import { leadMatcher } from '#domain/leads/leadFilters.ts';
import { type LeadSort, NEWEST_FIRST, sortLeads } from '#domain/leads/leadSort.ts';
import { leadStats } from '#domain/leads/leadStats.ts';
import { leadStatuses } from '#domain/leads/statusMenu.ts';
import { ownCurrency } from '#features/shell/ownCurrency.ts';
import { type leadFiltersSlice, selectLeadFilters } from './leadFiltersSlice.ts';

const NO_LEADS: Lead[] = [];
const selectLeadsQuery = api.endpoints.getLeads.select();

/** The part of the store that these selectors read. */
export type LeadsState = ApiState;

const selectLeadList = (state: LeadsState) => selectLeadsQuery(state).data;

/** The cached leads, newest first: none, then the first page, then all. */
export const selectLeads = createSelector([selectLeadList], (list): Lead[] => {
  if (!list) return NO_LEADS;
  const leads = leadsById(list);
  return list.ids.flatMap((id) => leads[id] ?? []);
});

/** Whether all leads are loaded, not only the first page. */
export const selectLeadsLoaded = (state: LeadsState): boolean =>
  selectLeadList(state)?.isComplete ?? false;

const NONE: Record<string, Lead> = {};

export function selectLeadsById(state: LeadsState): Record<string, Lead> {
  const list = selectLeadList(state);
  return list ? leadsById(list) : NONE;
}

export const selectLeadById = (state: LeadsState, id: string | null): Lead | undefined =>
  id === null ? undefined : selectLeadsById(state)[id];

/** The part of the store that the selectors of the list read. */
export type LeadListState = LeadsState & WithSlice<typeof leadFiltersSlice>;

/** Whether a lead matches the search and the filters now. */
export const selectLeadMatcher = createSelector([selectLeadFilters, selectLeads], leadMatcher);

/** The leads that match the search and the filters now, in that order. */
export const selectMatchingIds = createSelector.withTypes<LeadListState>()(
  [selectLeads, selectLeadMatcher, (_state, sort: LeadSort) => sort],
  (leads, matches, sort): readonly string[] => {
    const matching = leads.filter(matches);
    return (sort === NEWEST_FIRST ? matching : sortLeads(matching, sort)).map(({ id }) => id);
  },
);

/** The older types for the filter: those in use, and the chosen one. Every new lead is a 'lead'. */
export const selectFilterTypes = createSelector.withTypes<LeadListState>()(
  [selectLeads, (state) => selectLeadFilters(state).type],
  (leads, chosen): LeadType[] => {
    const isOlder = ({ type, category }: Lead) => type !== 'lead' || category === null;
    const found = new Set(leads.filter(isOlder).map(({ type }) => type));
    return LEAD_TYPES.filter((type) => found.has(type) || type === chosen);
  },
);

const selectProfileQuery = api.endpoints.getProfile.select();

/** The currency of leads without one: the profile's, as far as it is loaded. */
export const selectCurrency = (state: LeadsState): string =>
  selectProfileQuery(state).data?.currency ?? ownCurrency();

/** The statuses as the user names and orders them, as far as the profile is loaded. */
export const selectStatuses = createSelector.withTypes<LeadsState>()(
  [(state) => selectProfileQuery(state).data?.statuses],
  leadStatuses,
);

/** The user's own email addresses, as far as the profile is loaded. */
export const selectProfileEmails = (state: LeadsState): string[] => {
  const { personalInfo, contactInfo } = selectProfileQuery(state).data ?? {};
  return [personalInfo?.email, contactInfo?.email].filter((email) => email !== undefined);
};

/** The figures above the list. They count all leads and ignore the filters. */
export const selectLeadStats = createSelector([selectLeads, selectCurrency], leadStats);

/** The fields that the user's types of leads have: only those who sell have a value. */
export const selectUsedFields = createSelector(
  [selectLeads],
  (leads): ReadonlySet<LeadFieldName> =>
    new Set(LEAD_FIELD_NAMES.filter((name) => isFieldUsed(leads, name))),
);

/** The last updated leads, or `undefined` while not all leads are loaded. */
export const selectRecentLeads = createSelector(
  [selectLeads, selectLeadsLoaded],
  (leads, isLoaded) => (isLoaded ? recentLeads(leads) : undefined),
);
