import { languageOf } from '#domain/pitches/prompt/letterLanguage.ts';
import timeWords from '#domain/words/data/timeWords.json' with { type: 'json' };
import { calendarDay, datesIn, type WrittenDate } from '#domain/words/datesIn.ts';
import { patternOf } from '#domain/words/phrases.ts';
import { timesIn, type WrittenTime } from '#domain/words/timesIn.ts';

/* A date with a time in a text, by its structure: digits, colons and the names of months. */

/** A deadline's words right before its date or time: "by", "bis spätestens Montag, den". */
const DEADLINE_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${patternOf(timeWords.deadlines)})[\\s:]{1,3}(?:(?:the|zum|dem|den|le|el|del|de|il|a las)\\s)?(?:\\p{L}{2,12}[.,]{0,2}\\s(?:den |the |le |el )?)?$`,
  'iu',
);
/** The same right after it. */
const DEADLINE_AFTER = /^\s?(?:まで|迄|以前|之前|前|截止|까지)/u;

/** Milliseconds. How long before the message a date without a year may be. */
const HALF_A_YEAR = 183 * 86_400_000;
/** Milliseconds. The zone isn't known: what is sooner may be when something was received. */
const SOONEST = 43_200_000;

/** "2-3 pm", "from 2 to 3 pm": it has the hour at which it starts. */
const OPEN_START = /\d\s?(?:[-–—]|\p{L}{1,4})\s?$/u;

/** The times of a line, besides its date; `null` where the first one isn't the start. */
function timesBeside(
  line: string,
  { index: at, text: { length } }: WrittenDate,
): WrittenTime[] | null {
  const rest = line.slice(0, at) + ' '.repeat(length) + line.slice(at + length);
  // With seconds, it's a timestamp.
  const times = timesIn(rest).filter(({ index, end }) => !/:\d\d:/.test(rest.slice(index, end)));
  return times[0] && OPEN_START.test(rest.slice(0, times[0].index)) ? null : times;
}

/** Whether something is to be done by that time: "by December 1 at 17:00". */
function isDeadline(line: string, { index }: WrittenDate, times: readonly WrittenTime[] | null) {
  const [first, ...others] = times ?? [];
  const starts = [index, ...(first ? [first.index] : [])];
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

const orderIn = (text: string) =>
  /English|null/.test(String(languageOf(text))) ? undefined : ('day' as const);

/** The days of the week in the languages of `deadlines`, 0 to 6 from Sunday on. */
const WEEKDAYS = new Map(
  ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl'].flatMap((locale) =>
    Array.from({ length: 7 }, (_, day) => {
      const name = new Date(2026, 10, 1 + day).toLocaleDateString(locale, { weekday: 'long' });
      return [name.toLowerCase(), day] as const;
    }),
  ),
);
/** "by Friday", "bis zum Freitag"; a weekday before a date says no more than the date. */
const WEEKDAY_DEADLINE = new RegExp(
  `(?<!\\p{L})(?:${patternOf(timeWords.deadlines)})[\\s:]{1,3}(?:(?:the|this|zum|diesen|kommenden|le|el|este|il)\\s)?(?<name>[\\p{L}-]{4,14})(?![\\p{L}-]|[.,]{0,2}\\s(?:(?:the|den|le|el)\\s)?(?:\\d|\\p{L}{3,12}\\s\\d))`,
  'giu',
);
/** Days. A later date is the end of something else, such as of a contract. */
const SOON = 60;

/** The first day until which a message wants an answer, as YYYY-MM-DD; '' for none to come. */
export function answerBy(text: string, sentAt: Date): string {
  const dayAfter = (days: number) =>
    new Date(sentAt.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const days = sentencesOf(text).flatMap((sentence) => [
    ...datesIn(sentence, { order: orderIn(text) })
      .filter(
        ({ index, text: { length } }) =>
          DEADLINE_BEFORE.test(sentence.slice(0, index)) ||
          DEADLINE_AFTER.test(sentence.slice(index + length)),
      )
      .map((date) => calendarDay(date, dayAfter(0))),
    ...[...sentence.matchAll(WEEKDAY_DEADLINE)].flatMap(({ groups }) => {
      const weekday = WEEKDAYS.get(groups?.name?.toLowerCase() ?? '');
      return weekday === undefined ? [] : dayAfter(((weekday - sentAt.getUTCDay() + 6) % 7) + 1);
    }),
  ]);
  return days.filter((day) => day > dayAfter(0) && day < dayAfter(SOON)).sort()[0] ?? '';
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
  const order = orderIn(text);
  const earliest = new Date(sentAt.getTime() - HALF_A_YEAR).toISOString().slice(0, 10);
  for (const quote of sentencesOf(joinedLines(text))) {
    if (quote.length > 500 || !/\d/.test(quote)) continue;
    const [date, ...otherDays] = datesIn(quote, { order }).filter(({ day }) => day !== undefined);
    if (!date) continue;
    const times = timesBeside(quote, date);
    if (times?.length === 0 || isDeadline(quote, date, times)) continue;
    const [start, end, ...more] = times ?? [];
    if (otherDays.length > 0 || more.length > 0 || !start) return null;
    // The same time in another zone is no end.
    const isElsewhere = !!start.zone && !!end?.zone && start.zone !== end.zone;
    const isRange = end !== undefined && minutesOf(end.time) > minutesOf(start.time);
    if (end !== undefined && !isRange && !isElsewhere) return null;
    const timeZone = start.zone === '' ? (end?.zone ?? '') : start.zone;
    if (timeZone === null || end?.zone === null) return null;
    const startsAt = `${calendarDay(date, earliest)}T${start.time}`;
    if (Date.parse(`${startsAt}Z`) < sentAt.getTime() + SOONEST) continue;
    const minutes = isRange && !isElsewhere ? minutesOf(end.time) - minutesOf(start.time) : null;
    if (minutes !== null && minutes > LONGEST) continue;
    if (!found.has(startsAt)) found.set(startsAt, { startsAt, timeZone, minutes, quote });
  }
  const [only, ...others] = found.values();
  return only && others.length === 0 ? only : null;
}
