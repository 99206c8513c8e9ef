import { api } from '#api/api.ts';
import { createAppSelector } from '#app/hooks.ts';
import { nextInterviewSentence, sortInterviews } from '#domain/interviews/interview.ts';
import { QUIET_AFTER_DAYS, todaySentence } from '#domain/leads/today.ts';
import { localLongDay } from '#domain/localDate.ts';
import { FOLLOW_UPS } from '#domain/people/peopleList.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import type { DashboardContentProps } from '#features/dashboard/DashboardContent.tsx';
import { selectOpenInterviews } from '#features/dashboard/selectOpenInterviews.ts';
import { selectToday } from '#features/dashboard/selectToday.ts';
import { selectRecentLeads } from '#features/leads/index.ts';

type DashboardPageState = {
  title: string;
  /** Below the title, once it's known what the day has. */
  text?: string;
} & (
  | { status: 'loading' }
  | { status: 'error'; error: unknown }
  | { status: 'empty'; profileExists: boolean }
  | ({ status: 'content' } & DashboardContentProps)
);

const selectLeadsResponse = api.endpoints.getLeads.select();

/** The state of the dashboard at a time in milliseconds. The replies and interviews are above what would move. */
export const selectDashboardPage = createAppSelector(
  [
    selectRecentLeads,
    (state) => selectLeadsResponse(state).error,
    api.endpoints.getProfile.select(),
    selectToday,
    selectOpenInterviews,
    api.endpoints.getNewMessages.select(),
    api.endpoints.findPeople.select(FOLLOW_UPS),
    (_state, now: number) => now,
  ],
  (leads, leadsError, profile, today, interviews, replies, people, at): DashboardPageState => {
    const now = new Date(at);
    const title = localLongDay(now);
    const error = (!leads && leadsError) || (profile.data === undefined && profile.error);
    if (error) return { status: 'error', title, error };
    if (!leads || profile.data === undefined) return { status: 'loading', title };
    const profileExists = hasProfile(profile.data);
    if (leads.length === 0 && !(people.data || people.isError)) return { status: 'loading', title };
    if (leads.length + today.overdue.length + today.due.length === 0)
      return { status: 'empty', title, profileExists };
    if (!interviews || !(replies.data || replies.isError)) return { status: 'loading', title };
    const { upcoming, toRate } = sortInterviews(interviews, now);
    const [next] = upcoming;
    const sentences = [todaySentence(today), next && nextInterviewSentence(next.interview, now)];
    const text = sentences.filter(Boolean).join(' ');
    const quietAfterDays = profile.data?.quietAfterDays ?? QUIET_AFTER_DAYS;
    const due = { leads, today, profileExists, quietAfterDays };
    return { status: 'content', title, text, ...due, upcoming, toRate };
  },
);
