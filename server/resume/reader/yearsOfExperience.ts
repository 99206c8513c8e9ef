import type { Period } from './dates.ts';

const STATED =
  /(?<!\d)(\d{1,2})\s?\+?\s*(?:years?|yrs?|jahren?|ans|années|años)(?:['’]s?)?,?\s+(?:of\s+|d['’]\s?|de\s+)?(?:[\p{L}-]+\s+){0,4}(?:experience|(?:berufs)?erfahrung|expérience|experiencia)/iu;

/** The stated years: "5+ years of experience". 0 if there are none. */
function statedYears(text: string): number {
  const years = Number(STATED.exec(text.slice(0, 5_000))?.[1] ?? 0);
  return years <= 60 ? years : 0;
}

/**
 * Whole years of paid work: as the summary states, or the union of the periods, which counts overlapping
 * jobs once. Current periods end at `now`.
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
  return Math.min(Math.floor(months / 12), 80);
}
