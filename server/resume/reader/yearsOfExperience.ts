import type { Period } from './dates.ts';

const STATED =
  /(\d{1,2})\s?\+?\s*(?:years?|yrs?|jahre[n]?)(?:['’]s?)?\s+(?:of\s+)?(?:\p{L}+\s+){0,4}?(?:experience|berufserfahrung|erfahrung)/iu;

/**
 * Whole years of work: what the summary states ("10+ years of experience"), or else the union of the
 * periods, so that two jobs at a time count once.
 *
 * @param now the month that running periods end in
 */
export function yearsOfExperience(periods: Period[], summary: string, now: Date): number {
  const stated = Number(STATED.exec(summary)?.[1] ?? 0);
  if (stated > 0 && stated <= 60) return stated;
  const current = now.getUTCFullYear() * 12 + now.getUTCMonth();
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, until } of periods.toSorted((a, b) => a.from - b.from)) {
    const end = Math.min(until ?? current, current) + 1;
    months += Math.max(0, end - Math.max(from, reached));
    reached = Math.max(reached, end);
  }
  return Math.min(Math.round(months / 12), 80);
}
