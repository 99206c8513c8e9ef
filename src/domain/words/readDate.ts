import { monthNumber } from './monthNumber.ts';

const DAY = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:[,T\s]+(\d{1,2}):(\d\d).*)?$/;
/** 2026年8月3日, 2026. 8. 3. */
const YEAR_FIRST = /^(\d{4})\s?[年년.]\s?(\d{1,2})\s?[月월.]\s?(\d{1,2})[日일.]?$/;
const INSTANT = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

function localDate(year: number, month: number, day: number, time: [number, number]): Date | null {
  const date = new Date(year < 100 ? 2000 + year : year, month - 1, day, ...time);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day;
  return isReal ? date : null;
}

/** A date with the name of its month, in any of many languages; without a day or a year, it isn't one. */
function namedDate(text: string, time: [number, number]): Date | null {
  const year = YEAR.exec(text)?.[0];
  const words = text.replace(YEAR, ' ').replace(/\d:\d\d.*$/, '');
  const month = words
    .match(/[\p{L}\p{M}]+\.?/gu)
    ?.map(monthNumber)
    .find((found) => found !== undefined);
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(words)?.[0];
  if (!year || month === undefined || !day) return null;
  return localDate(Number(year), month + 1, Number(day), time);
}

/**
 * A date as people and spreadsheets write it, in the user's time zone unless it names another;
 * `null` for other text.
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
  if (start.length > 40 || !/\d/.test(start)) return null;
  const clock = /(\d{1,2}):(\d\d)(?::\d\d)?\s?(?:([ap])m)?/i.exec(start);
  const [, hour = '0', minute = '0', half] = clock ?? [];
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  const time: [number, number] = [hours, Number(minute)];
  const [, first = '', sign, second = '', third = ''] = DAY.exec(start) ?? [];
  const yearFirst = YEAR_FIRST.exec(start)?.slice(1).map(Number);
  let at: Date | null;
  if (INSTANT.test(start)) at = new Date(start);
  else if (sign) {
    const [a, b, c] = [Number(first), Number(second), Number(third)];
    if (first.length === 4) at = localDate(a, b, c, time);
    else if (dayFirst || sign === '.') at = localDate(c, b, a, time);
    else at = localDate(c, a, b, time);
  } else if (yearFirst) {
    const [year = 0, month = 0, day = 0] = yearFirst;
    at = localDate(year, month, day, time);
  } else at = namedDate(start, time);
  return at && !Number.isNaN(at.getTime()) ? { at, hasTime: clock !== null } : null;
}

/**
 * Whether the dates of a file have the day first: as soon as one can't be read otherwise, and by the
 * user's language when all could be both, which `isSure` says.
 */
export function dayOrder(
  dates: readonly string[],
  language: string,
): { dayFirst: boolean; isSure: boolean } {
  let isSure = true;
  for (const date of dates) {
    const [, first, sign, second] = DAY.exec(date.trim()) ?? [];
    if (!first || first.length === 4 || sign === '.') continue;
    if (Number(first) > 12) return { dayFirst: true, isSure: true };
    if (Number(second) > 12) return { dayFirst: false, isSure: true };
    if (first !== second) isSure = false;
  }
  return { dayFirst: !/^en-(?:US|PH)$|^en$/.test(language), isSure };
}
