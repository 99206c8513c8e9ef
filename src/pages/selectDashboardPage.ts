import { createSelector } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { QUIET_AFTER_DAYS } from '#domain/leads/today.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import type { DashboardContentProps } from '#features/dashboard/DashboardContent.tsx';
import { selectToday } from '#features/dashboard/selectToday.ts';
import { selectRecentLeads } from '#features/leads/index.ts';

export type DashboardPageState =
  | { status: 'loading' }
  | { status: 'error'; error: unknown }
  | { status: 'empty'; profileExists: boolean }
  | ({ status: 'content' } & DashboardContentProps);

const selectLeadsResponse = api.endpoints.getLeads.select();

/** The state of the dashboard below its figures, at a time in milliseconds. */
export const selectDashboardPage = createSelector(
  [
    selectRecentLeads,
    (state: Parameters<typeof selectLeadsResponse>[0]) => selectLeadsResponse(state).error,
    api.endpoints.getProfile.select(),
    selectToday,
  ],
  (leads, leadsError, profile, today): DashboardPageState => {
    const error = (!leads && leadsError) || (profile.data === undefined && profile.error);
    if (error) return { status: 'error', error };
    if (!leads || profile.data === undefined) return { status: 'loading' };
    const profileExists = hasProfile(profile.data);
    if (leads.length === 0) return { status: 'empty', profileExists };
    const quietAfterDays = profile.data?.quietAfterDays ?? QUIET_AFTER_DAYS;
    return { status: 'content', leads, today, profileExists, quietAfterDays };
  },
);
