import { useMemo } from 'react';
import { useGetProfileQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { type Today, today } from '#domain/leads/today.ts';
import { selectLeads } from '#features/leads/index.ts';
import { useNow } from '#ui/hooks/useNow.ts';

/** Milliseconds. */
const MINUTE = 60_000;

/** The leads that need something today. */
export function useToday(): Today {
  const leads = useAppSelector(selectLeads);
  const { data: profile } = useGetProfileQuery();
  const now = useNow(MINUTE);
  const days = profile?.quietAfterDays;
  return useMemo(() => today(leads, days, new Date(now)), [leads, days, now]);
}
