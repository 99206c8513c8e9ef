import { calendarDateOf } from '#domain/leads/followUp.ts';

const FORMS = [
  // '2026-03-09', '20260309'
  /\b(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/,
  /^\s*(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)\s*$/,
  // '09.03.2026'
  /\b(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})\b/,
  // 'March 9th, 2026', 'Wed Sep 02 02:00:00 UTC 2026', '9 Mar 2026'
  /\b(?<month>[A-Z][a-z]{2,8})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?:[\d:]{5,8} [A-Z]{2,4} )?(?<year>\d{4})\b/,
  /\b(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>[A-Z][a-z]{2,8})\.?,? (?<year>\d{4})\b/,
];

/**
 * The day in a date as pages write it, as YYYY-MM-DD; '' when it can't be told. `05/06/2026` means
 * two different days in two countries, and "3 days ago" depends on when it was written.
 */
export function isoDate(text: string): string {
  const found = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found) return '';
  const { year, month = '', day } = found;
  // A number or an English name; the runtime knows both.
  const named = new Date(
    `${/^\d/.test(month) ? `${year}-${month}` : `${month} 1, ${year}`} 00:00Z`,
  );
  const date = new Date(Date.UTC(Number(year), named.getUTCMonth(), Number(day)));
  const isReal = date.getUTCDate() === Number(day) && Number(year) > 1990 && Number(year) < 2100;
  return isReal ? date.toISOString().slice(0, 10) : '';
}

/** The time and the zone that make a date an instant: `2027-01-16T07:59:59Z`, `… 07:59 GMT`. */
const TIME_AND_ZONE =
  /\d:\d\d(?::\d\d(?:\.\d{1,9})?)?\s?(?:Z|UTC|GMT|[+-]\d\d:?\d\d)(?![\p{L}\d])/u;

/** `earlier` in milliseconds. */
function dayHere(text: string, earlier: number): string {
  const at = TIME_AND_ZONE.test(text) ? Date.parse(text) - earlier : Number.NaN;
  return Number.isNaN(at) ? isoDate(text) : calendarDateOf(new Date(at).toISOString());
}

/** The day of an instant where the user is. Other dates are read by `isoDate`. */
export const localDay = (text: string): string => dayHere(text, 0);

/** Who sees only the day of a deadline at midnight or in the night would come too late. */
const NIGHT = 6 * 60 * 60 * 1000;

/** The last day on which a deadline can be met: one in the night ends the day before. */
export const lastDay = (text: string): string => dayHere(text, NIGHT);
