import type { Period } from './dates.ts';

const YEARS = "(?:years?|yrs?|jahren?|ans|années|años|anos|anni|jaar)(?:['’]s?)?";
const STATED = new RegExp(
  [
    `(?<!\\d)(\\d{1,2})\\s?\\+?\\s*${YEARS},?\\s+(?:of\\s+|d['’]\\s?|de\\s+)?(?:[\\p{L}-]+\\s+){0,4}(?:experience|(?:berufs)?erfahrung|expérience|experiencia|experiência|esperienza|ervaring)`,
    `(?<!\\d)(\\d{1,2})\\s?\\+\\s?${YEARS}(?!\\p{L})`,
    `(?<!\\p{L})(?:over|more than|almost|nearly|über|mehr als|plus de|más de|mais de|oltre)\\s+(\\d{1,2})\\s+${YEARS}(?!\\p{L})`,
  ].join('|'),
  'giu',
);

/** The most years that a text states: "5+ years of experience", "over 15 years". 0 if there are none. */
const statedYears = (text: string): number =>
  Math.max(
    0,
    ...[...text.slice(0, 5_000).matchAll(STATED)]
      .map(([, ...numbers]) => Number(numbers.find(Boolean)))
      .filter((years) => years <= 60),
  );

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
