import { datesIn } from './datesIn.ts';
import { timesIn } from './timesIn.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/;
/** "10:20:00 -0300", as in the head of a forwarded mail. */
const OFFSET = /\d:\d\d (?:GMT|UTC)?(?<hours>[+-]\d\d?):?(?<minutes>\d\d)?$/;

/**
 * A date as people and spreadsheets write it, in the user's time zone unless it names another;
 * `null` for other text, and without a day.
 *
 * @param dayFirst how to read 3/4/2026
 */
export function readDate(text: string, dayFirst: boolean): { at: Date; hasTime: boolean } | null {
  // Notion writes ranges, and time zones in parentheses.
  const start =
    text
      .split('→')[0]
      ?.replace(/\([^()]*\)/, '')
      .trim() ?? '';
  // Longer text that mentions a date isn't one.
  if (start.length > 40) return null;
  const date = datesIn(start, { order: dayFirst ? 'day' : 'month' }).find(
    ({ year, day }) => year && day,
  );
  if (!date?.year || !date.month) return null;
  const after = start.slice(date.index + date.text.length);
  // A date in numbers is the whole text, or its start before the time.
  const isNamed = /\p{L}{3}/u.test(date.text);
  if (!isNamed && (date.index > 0 || !/^\.?(?:$|[,T\s]+\p{L}{0,5}\s?\d)/u.test(after))) return null;
  const [clock] = timesIn(start);
  const [hours = 0, minutes = 0] = clock?.time.split(':').map(Number) ?? [];
  const at = INSTANT.test(start)
    ? new Date(start)
    : new Date(date.year, date.month - 1, date.day, hours, minutes);
  const offset = OFFSET.exec(start)?.groups;
  if (offset) {
    const ahead =
      Number(offset.hours) * 60 + Math.sign(Number(offset.hours)) * Number(offset.minutes ?? 0);
    at.setMinutes(at.getMinutes() - at.getTimezoneOffset() - ahead);
  }
  return Number.isNaN(at.getTime()) ? null : { at, hasTime: clock !== undefined };
}

/**
 * Whether the dates of a file have the day first: as soon as one can't be read otherwise, else as programs write
 * a time after a comma, and by the user's language when all could be both, which `isSure` says.
 */
export function dayOrder(
  dates: readonly string[],
  language: string,
): { dayFirst: boolean; isSure: boolean } {
  let isSure = true;
  let isWritten = false;
  for (const date of dates.map((cell) => cell.trim())) {
    const [, first, second] = /^(\d{1,2})[/-](\d{1,2})[/-]\d/.exec(date) ?? [];
    if (Number(first) > 12) return { dayFirst: true, isSure: true };
    if (Number(second) > 12) return { dayFirst: false, isSure: true };
    if (first !== second) isSure = false;
    // "05/08/26, 16:12": browsers and apps that write the month first add AM or PM.
    if (/^[^,]*\d, \d\d?:\d\d/.test(date) && !/[AP]M$/.test(date)) isWritten = true;
  }
  if (!isSure && isWritten) return { dayFirst: true, isSure: true };
  return { dayFirst: !/^en-(?:US|PH)$|^en$/.test(language), isSure };
}
