import { api } from '#api/api.ts';
import { createAppSelector, useAppSelector } from '#app/hooks.ts';
import { isLead, type Today, today } from '#domain/leads/today.ts';
import { FOLLOW_UPS } from '#domain/people/peopleList.ts';
import { selectLeads } from '#features/leads/index.ts';
import { useNow } from '#ui/hooks/useNow.ts';

/** The leads and people that need something today, at a time in milliseconds. */
export const selectToday = createAppSelector(
  [
    selectLeads,
    (state) => api.endpoints.getProfile.select()(state).data,
    (state) => api.endpoints.findPeople.select(FOLLOW_UPS)(state).data,
    (_state, now: number) => now,
  ],
  (leads, profile, people, now): Today => today(leads, profile ?? {}, new Date(now), people),
);

const MINUTE = 60_000;

/** The current minute, in milliseconds: what is due then is the same all over the page. */
export const useThisMinute = (): number => {
  const now = useNow(MINUTE);
  return now - (now % MINUTE);
};

const selectDueCount = createAppSelector(
  [selectToday],
  ({ overdue, due }) => [...overdue, ...due].filter(isLead).length,
);

/** How many leads' follow-ups are due. */
export function useDueCount(): number {
  const now = useThisMinute();
  api.endpoints.getProfile.useQuerySubscription();
  return useAppSelector((state) => selectDueCount(state, now));
}
