import { api } from '#api/api.ts';
import { createAppSelector, useAppSelector } from '#app/hooks.ts';
import { type Today, today } from '#domain/leads/today.ts';
import { type LeadsState, selectLeads } from '#features/leads/index.ts';
import { useNow } from '#ui/hooks/useNow.ts';

/** The leads that need something today, at a time in milliseconds. */
export const selectToday = createAppSelector(
  [
    selectLeads,
    (state: LeadsState) => api.endpoints.getProfile.select()(state).data,
    (_state: LeadsState, now: number) => now,
  ],
  (leads, profile, now): Today => today(leads, profile ?? {}, new Date(now)),
);

const MINUTE = 60_000;

/** The current minute, in milliseconds: what is due then is the same all over the page. */
export const useThisMinute = (): number => {
  const now = useNow(MINUTE);
  return now - (now % MINUTE);
};

const selectDueCount = createAppSelector(
  [selectToday],
  ({ overdue, due }) => overdue.length + due.length,
);

/** How many follow-ups and interviews are due. */
export function useDueCount(): number {
  const now = useThisMinute();
  api.endpoints.getProfile.useQuerySubscription();
  return useAppSelector((state) => selectDueCount(state, now));
}
