import { calendarDateOf } from '#domain/followUp.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function dateOf(year: string, month: number, day: string): string {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day);
  return isReal && Number(year) > 1990 && Number(year) < 2100
    ? date.toISOString().slice(0, 10)
    : '';
}

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/**
 * The day in a date as pages write it, as YYYY-MM-DD; '' when it can't be told. `05/06/2026` means
 * two different days in two countries, and "3 days ago" depends on when it was written.
 */
export function isoDate(text: string): string {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  if (iso) return dateOf(iso[1] ?? '', Number(iso[2]), iso[3] ?? '');
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(text.trim());
  if (compact) return dateOf(compact[1] ?? '', Number(compact[2]), compact[3] ?? '');
  const dotted = /\b(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b/.exec(text);
  if (dotted) return dateOf(dotted[3] ?? '', Number(dotted[2]), dotted[1] ?? '');
  const monthFirst =
    /\b([A-Z][a-z]{2,8})\.? (\d{1,2})(?:st|nd|rd|th)?,? (?:\d\d:\d\d(?::\d\d)? [A-Z]{2,4} )?(\d{4})\b/.exec(
      text,
    );
  if (monthFirst)
    return dateOf(monthFirst[3] ?? '', monthOf(monthFirst[1] ?? ''), monthFirst[2] ?? '');
  const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th)? ([A-Z][a-z]{2,8})\.?,? (\d{4})\b/.exec(text);
  if (dayFirst) return dateOf(dayFirst[3] ?? '', monthOf(dayFirst[2] ?? ''), dayFirst[1] ?? '');
  return '';
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
