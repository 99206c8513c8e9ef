import { languageOf } from '#domain/pitches/prompt/letterLanguage.ts';
import timeWords from '#domain/words/data/timeWords.json' with { type: 'json' };
import { monthNumber } from '#domain/words/monthNumber.ts';
import { patternOf } from '#domain/words/phrases.ts';

/* A date with a time in a text, by its structure: digits, colons and the names of months. */

/** A deadline's words right before its date or time: "by", "bis spätestens Montag, den". */
const DEADLINE_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${patternOf(timeWords.deadlines)})[\\s:]{1,3}(?:(?:the|zum|dem|den|le|el|del|de|il|a las)\\s)?(?:\\p{L}{2,12}[.,]{0,2}\\s(?:den |the |le |el )?)?$`,
  'iu',
);
/** The same right after it. */
const DEADLINE_AFTER = /^\s?(?:まで|迄|以前|之前|前|截止|까지)/u;

/** Dates and times of East Asia: '2026年12月8日', '12월 8일', '午後2時30分'. */
const EAST_ASIAN_DAY = /(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号號일]/gu;
const EAST_ASIAN_TIME =
  /(午前|午後|上午|下午|오전|오후)?\s?(\d{1,2})(?::(\d\d)|[時时点點시]\s?(?:(\d{1,2})\s?[分분]|(半))?)/gu;
/** A full hour: "10 Uhr", "à 14 heures"; "2 heures" alone may be a length, and "8 Uhr abends" is later. */
const HOUR =
  /(?<![\d:.,])(?:(\d{1,2})\s?(?:Uhr|uur)|(?<=à\s)(\d{1,2})\s?h(?:eures?)?)(?![\p{L}\d])(?!\s(?:abends|nach|in de|de l|du))/giu;
const AFTERNOON = /午後|下午|오후/u;

/** The IANA zone for each abbreviation that only one is meant by. */
const TIME_ZONES = new Map(
  Object.entries(timeWords.zones).flatMap(([zone, names]) => names.map((name) => [name, zone])),
);

/** "10:30", "10h30", "2 pm", "2:30 p.m." */
const TIME = /(?<![\d:.,])(\d{1,2})(?:[:h](\d\d))?(?:\s?([ap])\.?m\b\.?)?(?![\d:]|[.,]\d)/giu;
const ISO = /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/gu;
/** "1.12.2026"; with slashes where one number can't be a month, or the language has the day first. */
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
function daysIn(line: string, sentAt: Date, isDayFirst: boolean): Day[] {
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
    const isClear = a > 12 || b > 12 || a === b;
    if (sign === '/' && !isClear && !isDayFirst) return [];
    // "2.04." may be a room.
    if (!year && first?.length === 1 && second?.startsWith('0')) return [];
    const [day, month] = sign === '.' || b <= 12 ? [a, b] : [b, a];
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
  /** Where it is in the line. */
  start: number;
  end: number;
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
    const zone = name === undefined ? '' : (TIME_ZONES.get(name) ?? null);
    return { time, zone, start: match.index, end: match.index + match[0].length };
  });
  const isOpen = times[0] !== undefined && OPEN_START.test(rest.slice(0, times[0].start));
  return isOpen ? null : times;
}

/** Whether something is to be done by that time: "by December 1 at 17:00". */
function isDeadline(line: string, { index }: Day, times: readonly Clock[] | null): boolean {
  const [first, ...others] = times ?? [];
  const starts = [index, ...(first ? [first.start] : [])];
  return (
    starts.some((start) => DEADLINE_BEFORE.test(line.slice(0, start))) ||
    (first !== undefined && others.length === 0 && DEADLINE_AFTER.test(line.slice(first.end)))
  );
}

/** The sentences of a text, with those of a list. "1. Dezember" ends none. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=(?:[^\d\s]|:\d\d)[.!?])\s+(?=\P{Ll})|(?<=。)|\n/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');

const LABEL = /^[\p{P}\p{S}\s]{0,4}([\p{L}\p{M} ]{1,20}?)\s?(?:[:：\t]|$)/u;

/** The lines of a text. Those of an appointment, such as "Date: …" and "Time: …", become one; so do a label and its value. */
function joinedLines(text: string): string {
  const labelOf = (line = '') => {
    const name = LABEL.exec(line)?.[1]?.toLowerCase() ?? '';
    return (['day', 'time'] as const).find((label) => timeWords.appointment[label].includes(name));
  };
  const lines: string[] = [];
  const join = (isJoined: (last: string, line: string) => boolean, line: string) => {
    const last = lines.at(-1);
    return last !== undefined && isJoined(last, line) ? `${lines.pop()}\t${line}` : line;
  };
  const isValue = (last: string) => labelOf(last) !== undefined && !/\d/.test(last);
  const isOther = (last: string, line: string) => {
    const [before, after] = [labelOf(last), labelOf(line)];
    return before !== undefined && after !== undefined && before !== after && /\d/.test(line);
  };
  for (const line of text.split('\n').map((one) => one.trim()))
    if (line !== '') lines.push(join(isOther, join(isValue, line)));
  return lines.join('\n');
}

/** A sentence with dates and times that have words, as others write them. */
function inDigits(sentence: string): string {
  const two = (number: string | number) => String(number).padStart(2, '0');
  return sentence
    .replace(EAST_ASIAN_DAY, (_, year, month, day) =>
      year ? `${year}-${two(month)}-${two(day)} ` : `${day}.${month}. `,
    )
    .replace(EAST_ASIAN_TIME, (whole, half, hour, minute, spoken, isHalf) => {
      if (half === undefined && minute !== undefined) return whole;
      const hours = half && AFTERNOON.test(half) ? (Number(hour) % 12) + 12 : Number(hour);
      return ` ${two(hours)}:${minute ?? (isHalf ? '30' : two(spoken ?? 0))}`;
    })
    .replace(HOUR, (_, hour, other) => `${hour ?? other}:00`);
}

/** Minutes. What is longer may be office hours. */
const LONGEST = 360;

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
  const isDayFirst = !/English|null/.test(String(languageOf(text)));
  for (const quote of sentencesOf(joinedLines(text))) {
    if (quote.length > 500 || !/\d/.test(quote)) continue;
    const sentence = inDigits(quote);
    const [day, ...otherDays] = daysIn(sentence, sentAt, isDayFirst);
    if (!day) continue;
    const times = timesIn(sentence, day);
    if (times?.length === 0 || isDeadline(sentence, day, times)) continue;
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
    if (minutes !== null && minutes > LONGEST) continue;
    if (!found.has(startsAt)) found.set(startsAt, { startsAt, timeZone, minutes, quote });
  }
  const [only, ...others] = found.values();
  return only && others.length === 0 ? only : null;
}
