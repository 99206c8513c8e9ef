import { useToday } from '#features/dashboard/selectToday.ts';

/** How many follow-ups and interviews are due, as on the toolbar icon. */
export function useDueCount(): number {
  const { overdue, due, interviews } = useToday();
  return overdue.length + due.length + interviews.length;
}
