import { useToday } from '#features/dashboard/selectToday.ts';

/** How many follow-ups are due, as on the toolbar icon. */
export function useDueCount(): number {
  const { overdue, due } = useToday();
  return overdue.length + due.length;
}
