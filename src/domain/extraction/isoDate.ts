import { calendarDateOf } from '#domain/leads/followUp.ts';
import { monthNumber } from '#domain/words/monthNumber.ts';

const YEAR = String.raw`(?<year>\d{4})(?!\d)`;
const WRITTEN = String.raw`(?<month>\p{L}{3,12})\.?`;
const DAY = String.raw`(?<![\d.])(?<day>\d{1,2})`;
const MONTH = String.raw`(?<month>\d{1,2})`;

/** Dates without their year, in the order in which they're tried. */
const DAYS = [
  // '09.03.'
  String.raw`${DAY}\.\s?${MONTH}\.`,
  // 'March 9th', 'Wed Sep 02 02:00:00 UTC'
  String.raw`(?<!\p{L})${WRITTEN} (?<day>\d{1,2})(?!\d)(?:st|nd|rd|th)?,?(?: [\d:]{5,8} [A-Z]{2,4})?`,
  // '9 March', '9. März', '9 de marzo'
  String.raw`${DAY}(?:st|nd|rd|th|er|\.|º)? (?:de |of )?${WRITTEN},?(?: de)?`,
];
const FORMS = [
  // '2026-03-09', '20260309'
  /\b(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/u,
  /^\s*(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)\s*$/u,
  ...DAYS.map((day) => new RegExp(`${day}\\s?${YEAR}`, 'u')),
];
const WITHOUT_YEAR = DAYS.map((day) => new RegExp(day, 'u'));
/** '11/12', '11/12/2026' */
const SLASHES = /(?<![\d/])(?<one>\d{1,2})\/(?<other>\d{1,2})(?:\/(?<year>\d{4}|\d\d))?(?![\d/])/u;

/** YYYY-MM-DD; '' for a day that doesn't exist. `month` is a number or a name. */
function dateOf(year: number, month: string, day: string): string {
  const number = /^\d/.test(month) ? Number(month) - 1 : monthNumber(month);
  if (number === undefined) return '';
  const date = new Date(Date.UTC(year, number, Number(day)));
  const isReal = date.getUTCDate() === Number(day) && date.getUTCMonth() === number;
  return isReal && year > 1990 && year < 2100 ? date.toISOString().slice(0, 10) : '';
}

/**
 * The day in a date as pages write it, as YYYY-MM-DD; '' when it can't be told. `05/06/2026` means
 * two different days in two countries, and "3 days ago" depends on when it was written.
 */
export function isoDate(text: string): string {
  for (const form of FORMS) {
    const { year, month = '', day = '' } = form.exec(text)?.groups ?? {};
    const date = year && dateOf(Number(year), month, day);
    if (date) return date;
  }
  return '';
}

/** The next such day from `today` on. */
function nextDay(today: string, month: string, day: string): string {
  const year = Number(today.slice(0, 4));
  const date = dateOf(year, month, day);
  return date >= today ? date : dateOf(year + 1, month, day);
}

/** A day without a year, as the next one: "until 15 January"; '' for another text. */
export function comingDay(text: string, today: string): string {
  const dated = isoDate(text);
  if (dated) return dated;
  for (const form of WITHOUT_YEAR) {
    const { month = '', day = '' } = form.exec(text)?.groups ?? {};
    const date = day && nextDay(today, month, day);
    if (date) return date;
  }
  return '';
}

/** The words of a text for a day; '' if it doesn't have it. */
export function quoteOfDay(text: string, day: string): string {
  const forms = [...FORMS, ...WITHOUT_YEAR].map(({ source }) => new RegExp(source, 'gu'));
  return (
    forms
      .flatMap((form) => [...text.matchAll(form)].map(([found]) => found.trim()))
      .find((found) => comingDay(found, day) === day) ?? ''
  );
}

/** The day of a date that the user picked, also of "11/12", in the order that `isDayFirst` names. */
export function pickedDay(text: string, today: string, isDayFirst: boolean): string {
  const coming = comingDay(text, today);
  const { one = '', other = '', year } = SLASHES.exec(text)?.groups ?? {};
  if (coming || !one) return coming;
  const [day, month] =
    Number(one) > 12 || (isDayFirst && Number(other) <= 12) ? [one, other] : [other, one];
  if (!year) return nextDay(today, month, day);
  return dateOf(year.length === 2 ? 2000 + Number(year) : Number(year), month, day);
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
