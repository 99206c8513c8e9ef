import { calendarDateOf } from '#domain/leads/followUp.ts';
import { calendarDay, type DateOrder, datesIn } from '#domain/words/datesIn.ts';

/** The days of a text, those with a year first; one without is the next such day from `today` on. */
const daysIn = (text: string, today: string, order?: DateOrder) =>
  datesIn(text, { order })
    .toSorted((one, other) => Number(!one.year) - Number(!other.year))
    .map((date) => ({ ...date, day: calendarDay(date, today) }))
    .filter(({ day }) => day > '1991' && day < '2100');

/**
 * The day in a date as pages write it, as YYYY-MM-DD; '' when it can't be told. `05/06/2026` means
 * two different days in two countries, and "3 days ago" depends on when it was written.
 */
export const isoDate = (text: string): string =>
  daysIn(text, '').find(({ year }) => year !== undefined)?.day ?? '';

/** A day without a year, as the next one: "until 15 January"; '' for another text. */
export const comingDay = (text: string, today: string): string => daysIn(text, today)[0]?.day ?? '';

/** The words of a text for a day; '' if it doesn't have it. */
export const quoteOfDay = (text: string, day: string): string =>
  daysIn(text, day).find((date) => date.day === day)?.text ?? '';

/** '11/12' */
const WITHOUT_YEAR = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/;

/** The day of a date that the user picked, also of "11/12", in the order that `isDayFirst` names. */
export function pickedDay(text: string, today: string, isDayFirst: boolean): string {
  const found = daysIn(text, today, isDayFirst ? 'day' : 'month')[0]?.day;
  const [, one, other] = WITHOUT_YEAR.exec(text)?.map(Number) ?? [];
  if (found || !one || !other) return found ?? '';
  const [day, month] = one > 12 || (isDayFirst && other <= 12) ? [one, other] : [other, one];
  return calendarDay({ day, month, text, index: 0 }, today);
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
