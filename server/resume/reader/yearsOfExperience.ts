import type { Period } from './dates.ts';

const STATED =
  /(?<!\d)(\d{1,2})\s?\+?\s*(?:years?|yrs?|jahren?|ans|années|años)(?:['’]s?)?,?\s+(?:of\s+|d['’]\s?|de\s+)?(?:[\p{L}-]+\s+){0,4}(?:experience|(?:berufs)?erfahrung|expérience|experiencia)/iu;

/** The years of experience that a text states, "5+ years of experience"; 0 when it doesn't. */
export function statedYears(text: string): number {
  const years = Number(STATED.exec(text.slice(0, 5_000))?.[1] ?? 0);
  return years <= 60 ? years : 0;
}

/**
 * Whole years of paid work: what the summary states, or else the union of the periods, so that two jobs
 * at a time count once.
 *
 * @param now the month that running periods end in
 */
export function yearsOfExperience(periods: Period[], summary: string, now: Date): number {
  const stated = statedYears(summary);
  if (stated > 0) return stated;
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
