import { monthNumber } from '#domain/words/monthNumber.ts';
import { TIME_ZONES } from '#domain/words/timeZones.ts';

/* A date with a time in a text, by its structure: digits, colons and the names of months. */

/** "10:30", "10h30", "2 pm", "2:30 p.m." */
const TIME = /(?<![\d:.,])(\d{1,2})(?:[:h](\d\d))?(?:\s?([ap])\.?m\b\.?)?(?![\d:]|[.,]\d)/giu;
const ISO = /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/gu;
/** "1.12.2026"; with slashes only where one number can't be a month. */
const NUMERIC = /(?<![\d.])(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d\d)?(?!\d)/gu;
const DAY_FIRST =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?\s(?:de |of )?([\p{L}\p{M}]{3,12})\.?(?:(?:,| de)?\s(\d{4}))?/giu;
const MONTH_FIRST = /([\p{L}\p{M}]{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s(\d{4}))?/giu;

interface Day {
  day: string;
  index: number;
  length: number;
}

/** Milliseconds. How long before the message a date without a year may be. */
const HALF_A_YEAR = 183 * 86_400_000;
/** Milliseconds. The zone isn't known: what is sooner may be when something was received. */
const SOONEST = 43_200_000;

/** 'YYYY-MM-DD'; without a year, the nearest such day. */
function calendarDay(year: number | null, month: number, day: number, sentAt: Date): string | null {
  const years = year === null ? [0, 1].map((next) => sentAt.getUTCFullYear() + next) : [year];
  for (const candidate of years) {
    const date = new Date(Date.UTC(candidate < 100 ? 2000 + candidate : candidate, month, day));
    if (date.getUTCMonth() !== month || date.getUTCDate() !== day) return null;
    const isLater = date.getTime() >= sentAt.getTime() - HALF_A_YEAR;
    if (year !== null || isLater) return date.toISOString().slice(0, 10);
  }
  return null;
}

const optional = (year: string | undefined) => (year === undefined ? null : Number(year));

/** The dates of a line. A numeric one without a year ends with a dot: "2.04" may be a room. */
function daysIn(line: string, sentAt: Date): Day[] {
  const found = (match: RegExpMatchArray, day: string | null): Day[] =>
    day === null ? [] : [{ day, index: match.index ?? 0, length: match[0].length }];
  const named = (order: RegExp, [month, day]: [number, number]) =>
    [...line.matchAll(order)].flatMap((match) => {
      const number = monthNumber(match[month] ?? '');
      if (number === undefined) return [];
      return found(match, calendarDay(optional(match[3]), number, Number(match[day]), sentAt));
    });
  const iso = [...line.matchAll(ISO)].flatMap((match) => {
    const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
    return found(match, calendarDay(year, month - 1, day, sentAt));
  });
  const numeric = [...line.matchAll(NUMERIC)].flatMap((match) => {
    const [, first, sign, second, year] = match;
    const [a, b] = [Number(first), Number(second)];
    if (sign === '/' && a <= 12 && b <= 12) return [];
    const [day, month] = sign === '.' || a > 12 ? [a, b] : [b, a];
    return found(match, calendarDay(optional(year), month - 1, day, sentAt));
  });
  const days = [...iso, ...numeric, ...named(DAY_FIRST, [2, 1]), ...named(MONTH_FIRST, [1, 2])];
  // "December 1, 2026" and "1. Dezember 2" are both in "December 1. Dezember 2".
  return days.filter(
    (one, at) =>
      !days
        .slice(0, at)
        .some(({ index, length }) => one.index < index + length && index < one.index + one.length),
  );
}

function clockTime([, hour = '', minute, half]: RegExpMatchArray): string | null {
  // A number alone is no time.
  if (minute === undefined && half === undefined) return null;
  let hours = Number(hour);
  if (half !== undefined) hours = (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const isReal = hours < 24 && Number(minute ?? 0) < 60;
  return isReal ? `${String(hours).padStart(2, '0')}:${minute ?? '00'}` : null;
}

/** "10:00 CET", "2 pm (ET)": a short name in capitals right after a time. */
const ZONE = /^\s?\(?(UTC|GMT|MEZ|MESZ|[A-Z]{1,4}T)(?![\p{L}\d])/u;
/** "2-3 pm", "from 2 to 3 pm": it has the hour at which it starts. */
const OPEN_START = /\d\s?(?:[-–—]|\p{L}{1,4})\s?$/u;

interface Clock {
  time: string;
  /** IANA; '' where none is named, and `null` where it isn't known. */
  zone: string | null;
}

/** The times of a line, besides its date; `null` where the first one isn't the start. */
function timesIn(line: string, { index, length }: Day): Clock[] | null {
  const rest = line.slice(0, index) + ' '.repeat(length) + line.slice(index + length);
  const times = [...rest.matchAll(TIME)].flatMap((match) => {
    const time = clockTime(match);
    if (time === null) return [];
    const [, name] = ZONE.exec(rest.slice(match.index + match[0].length)) ?? [];
    return { time, zone: name === undefined ? '' : (TIME_ZONES[name] ?? null), at: match.index };
  });
  const isOpen = times[0] !== undefined && OPEN_START.test(rest.slice(0, times[0].at));
  return isOpen ? null : times;
}

/** The sentences of a text, with those of a list. "1. Dezember" ends none. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=(?:[^\d\s]|:\d\d)[.!?])\s+(?=\P{Ll})|\n/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');

export interface TimeInText {
  /** As a clock shows it, such as '2026-12-01T10:00'. */
  startsAt: string;
  /** IANA; '' where none is named. */
  timeZone: string;
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
    const [day, ...otherDays] = daysIn(quote, sentAt);
    if (!day) continue;
    const times = timesIn(quote, day);
    if (times?.length === 0) continue;
    const [start, end, ...more] = times ?? [];
    if (otherDays.length > 0 || more.length > 0 || !start) return null;
    // The same time in another zone is no end.
    const isElsewhere = !!start.zone && !!end?.zone && start.zone !== end.zone;
    const isRange = end !== undefined && minutesOf(end.time) > minutesOf(start.time);
    if (end !== undefined && !isRange && !isElsewhere) return null;
    const timeZone = start.zone === '' ? (end?.zone ?? '') : start.zone;
    if (timeZone === null || end?.zone === null) return null;
    const startsAt = `${day.day}T${start.time}`;
    if (Date.parse(`${startsAt}Z`) < sentAt.getTime() + SOONEST) continue;
    const minutes = isRange && !isElsewhere ? minutesOf(end.time) - minutesOf(start.time) : null;
    if (!found.has(startsAt)) found.set(startsAt, { startsAt, timeZone, minutes, quote });
  }
  const [only, ...others] = found.values();
  return only && others.length === 0 ? only : null;
}
