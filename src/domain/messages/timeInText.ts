import { monthNumber } from '#domain/words/monthNumber.ts';

/* A date with a time in a text, by its structure: digits, colons and the names of months. */

/** "10:30", "10h30", "2 pm", "2:30 p.m." */
const TIME = /(?<![\d:.,])(\d{1,2})(?:[:h](\d\d))?(?:\s?([ap])\.?m\b\.?)?(?![\d:]|[.,]\d)/giu;
const ISO = /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/u;
/** "1.12.2026"; with slashes only where one number can't be a month. */
const NUMERIC = /(?<![\d.])(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d\d)?(?!\d)/u;
const DAY_FIRST =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?\s(?:de |of )?([\p{L}\p{M}]{3,12})\.?(?:(?:,| de)?\s(\d{4}))?/giu;
const MONTH_FIRST = /([\p{L}\p{M}]{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s(\d{4}))?/giu;

interface Day {
  day: string;
  index: number;
  length: number;
}

/** Milliseconds. How long before the message a date without a year may be. */
const A_WEEK = 7 * 86_400_000;
/** Milliseconds. The zone isn't known: what is sooner may be when something was received. */
const SOONEST = 43_200_000;

/** 'YYYY-MM-DD'; without a year, the next such day after the message. */
function calendarDay(year: number | null, month: number, day: number, sentAt: Date): string | null {
  const years = year === null ? [0, 1].map((next) => sentAt.getUTCFullYear() + next) : [year];
  for (const candidate of years) {
    const date = new Date(Date.UTC(candidate < 100 ? 2000 + candidate : candidate, month, day));
    if (date.getUTCMonth() !== month || date.getUTCDate() !== day) return null;
    const isLater = date.getTime() >= sentAt.getTime() - A_WEEK;
    if (year !== null || isLater) return date.toISOString().slice(0, 10);
  }
  return null;
}

const optional = (year: string | undefined) => (year === undefined ? null : Number(year));

/** The first date in a line. */
function dayIn(line: string, sentAt: Date): Day | null {
  const found = (match: RegExpMatchArray, day: string | null): Day | null =>
    day === null ? null : { day, index: match.index ?? 0, length: match[0].length };
  const iso = ISO.exec(line);
  if (iso) {
    const [year, month, day] = iso.slice(1).map(Number) as [number, number, number];
    return found(iso, calendarDay(year, month - 1, day, sentAt));
  }
  const numeric = NUMERIC.exec(line);
  if (numeric) {
    const [, first, sign, second, year] = numeric;
    const [a, b] = [Number(first), Number(second)];
    if (sign === '.' || a > 12)
      return found(numeric, calendarDay(optional(year), b - 1, a, sentAt));
    if (b > 12) return found(numeric, calendarDay(optional(year), a - 1, b, sentAt));
    return null;
  }
  for (const match of line.matchAll(DAY_FIRST)) {
    const month = monthNumber(match[2] ?? '');
    if (month === undefined) continue;
    return found(match, calendarDay(optional(match[3]), month, Number(match[1]), sentAt));
  }
  for (const match of line.matchAll(MONTH_FIRST)) {
    const month = monthNumber(match[1] ?? '');
    if (month === undefined) continue;
    return found(match, calendarDay(optional(match[3]), month, Number(match[2]), sentAt));
  }
  return null;
}

function clockTime([, hour = '', minute, half]: RegExpMatchArray): string | null {
  // A number alone is no time.
  if (minute === undefined && half === undefined) return null;
  let hours = Number(hour);
  if (half !== undefined) hours = (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const isReal = hours < 24 && Number(minute ?? 0) < 60;
  return isReal ? `${String(hours).padStart(2, '0')}:${minute ?? '00'}` : null;
}

/** The times of a line, besides its date. */
function timesIn(line: string, { index, length }: Day): string[] {
  const rest = line.slice(0, index) + ' '.repeat(length) + line.slice(index + length);
  return [...rest.matchAll(TIME)].flatMap((match) => clockTime(match) ?? []);
}

/** The sentences of a text, with those of a list. "1. Dezember" ends none. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[^\d\s][.!?])\s+(?=\P{Ll})|\n/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');

export interface TimeInText {
  /** As a clock shows it, such as '2026-12-01T10:00'. */
  startsAt: string;
  /** In minutes, where the end is named, too. */
  minutes: number | null;
  /** The sentence that says so. */
  quote: string;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The one date with a time to come in a text; `null` without one, and for a choice of several. */
export function timeInText(text: string, sentAt: Date): TimeInText | null {
  const found = new Map<string, TimeInText>();
  for (const quote of sentencesOf(text)) {
    if (quote.length > 500 || !/\d/.test(quote)) continue;
    const day = dayIn(quote, sentAt);
    if (!day) continue;
    const [start, end, ...more] = timesIn(quote, day);
    if (start === undefined) continue;
    const isRange = end !== undefined && more.length === 0 && minutesOf(end) > minutesOf(start);
    if (end !== undefined && !isRange) return null;
    const minutes = end === undefined ? null : minutesOf(end) - minutesOf(start);
    const startsAt = `${day.day}T${start}`;
    if (Date.parse(`${startsAt}Z`) < sentAt.getTime() + SOONEST) continue;
    if (!found.has(startsAt)) found.set(startsAt, { startsAt, minutes, quote });
  }
  const [only, ...others] = found.values();
  return only && others.length === 0 ? only : null;
}
