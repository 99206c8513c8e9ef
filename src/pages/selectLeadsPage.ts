import { createSelector } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import {
  selectInsightError,
  selectInsightLoaded,
  selectLeads,
  selectLeadsLoaded,
} from '#features/leads/index.ts';

export type LeadsPageState = { canAddLead: boolean } & (
  | { status: 'loading' }
  | { status: 'error'; title: string; error: unknown }
  | { status: 'empty' }
  | { status: 'content' }
);

const selectLeadsResponse = api.endpoints.getLeads.select();

/** The state of the list on the leads page. An empty list waits for the profile, which comes first. */
export const selectLeadsPage = createSelector(
  [
    selectLeadsLoaded,
    (state: Parameters<typeof selectLeads>[0]) => selectLeads(state).length,
    (state: Parameters<typeof selectLeadsResponse>[0]) => selectLeadsResponse(state).error,
    api.endpoints.getProfile.select(),
    selectInsightLoaded,
    selectInsightError,
  ],
  (isLoaded, count, leadsError, profile, isInsightLoaded, insightError): LeadsPageState => {
    const canAddLead = hasProfile(profile.data);
    if (!isLoaded) {
      return leadsError
        ? { status: 'error', title: 'Error loading leads', error: leadsError, canAddLead }
        : { status: 'loading', canAddLead };
    }
    if (count > 0) {
      if (isInsightLoaded) return { status: 'content', canAddLead };
      return insightError
        ? {
            status: 'error',
            title: 'Error loading the leads of this figure',
            error: insightError,
            canAddLead,
          }
        : { status: 'loading', canAddLead };
    }
    if (profile.data !== undefined) return { status: 'empty', canAddLead };
    return profile.error
      ? { status: 'error', title: 'Error loading profile', error: profile.error, canAddLead }
      : { status: 'loading', canAddLead };
  },
);
