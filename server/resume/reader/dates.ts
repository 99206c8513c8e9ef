import resumeWords from '#domain/words/data/resumeWords.json' with { type: 'json' };
import { monthNames } from '#domain/words/monthNumber.ts';

/** A period or a single date in a resume. */
export interface Period {
  /** As written: "Jan 2019", "03/2017", "2015". */
  start: string;
  /** As written: "Present", "May 2019"; '' when a single date was given. */
  end: string;
  /** Months since the year 0, both inclusive; the end is `null` for a current period. */
  from: number;
  until: number | null;
  /** Its position in the text. */
  index: number;
  length: number;
}

/** The months of the languages that we read. */
const MONTHS = monthNames(['en', 'de', 'de-AT', 'fr', 'es', 'it', 'pt', 'nl']);
const MONTH = [...MONTHS.keys()].join('|');
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const NAMED = `(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+)?(?:${MONTH})(?!\\p{L})\\.?,?\\s*(?:de |del )?(?:\\d{1,2},\\s*)?(?:${YEAR}|['’]\\d\\d)`;
const NUMBERED = `(?:\\d{1,2}[./-])?(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${YEAR}|${YEAR}[./-](?:0[1-9]|1[0-2])(?:[./-]\\d\\d)?(?!\\d)`;
const POINT = `(?:${NAMED}|${NUMBERED}|${YEAR})`;
const SHORT = [
  `\\d{1,2}\\.(?:0?[1-9]|1[0-2])\\.\\d\\d(?!\\d)`,
  `(?:0?[1-9]|1[0-2])/\\d\\d(?!\\d)`,
  `(?:${MONTH})\\.?\\s\\d\\d(?!\\d)`,
];
const YEAR_END = `(?<=${YEAR}\\s?[-–—]\\s?)\\d\\d(?!\\d)`;
const SHORT_POINT = `(?:${[NAMED, NUMBERED, ...SHORT, YEAR, YEAR_END].join('|')})`;
const PRESENT = `(?:${resumeWords.untilToday.join('|')})`;
const DASH =
  '\\s*(?:[-–—−→~>/]+|(?<!\\p{L})(?:to|until|till|through|thru|bis(?: zu[rm])?|jusqu.(?:à|en)|à|au|al?|hasta|até|tot|fino (?:a|al))(?!\\p{L}))\\s*';
const SINCE = '(?:since|from|seit|ab|von|depuis(?: le)?|desde|dal|sinds|vanaf)';
const EDGE = '(?<![\\p{L}\\d$€£./])';
const AFTER = '(?![\\p{L}\\d])';
const PATTERNS = [
  `${EDGE}(?:(?:from|von|de|du|desde|del?|dal|van)\\s+)?(?<start>${SHORT_POINT})${DASH}(?<end>${PRESENT}|${SHORT_POINT})${AFTER}`,
  `${EDGE}(?<start>(?:${MONTH})\\.?)\\s?[-–—]\\s?(?<end>${NAMED})${AFTER}`,
  `${EDGE}(?<since>${SINCE})\\s+(?<start>${POINT})${AFTER}`,
  `${EDGE}(?<start>${POINT})\\s*[-–—]\\s*(?=$|\\t|\\)|\\|)`,
].map((pattern) => new RegExp(pattern, 'iu'));
const SINGLE = new RegExp(`${EDGE}(?<start>${POINT})${AFTER}`, 'iu');
/** Longer texts are prose, not dates. */
const LONGEST = 300;

const IS_PRESENT = new RegExp(`^${PRESENT}$`, 'i');

/** Whether the text means "until today". */
export const isPresent = (text: string): boolean => IS_PRESENT.test(text.trim());

const FULL_YEAR = new RegExp(YEAR);
const MONTH_AFTER_YEAR = new RegExp(`${YEAR}[./-](\\d\\d)`);
const MONTH_BEFORE_YEAR = new RegExp(`(\\d{1,2})\\s?[./-]\\s?(?:${YEAR}|\\d\\d$)`);

/** Months since the year 0 of a written date; a bare year begins in January or ends in December. */
function monthOf(text: string, isEnd: boolean, otherYear?: number): number | null {
  const lower = text.toLowerCase();
  const full = FULL_YEAR.exec(lower)?.[0];
  const short = /['’/ .](\d\d)$/.exec(lower)?.[1] ?? /^(\d\d)$/.exec(lower)?.[1];
  const shortYear = short && Number(short) + (Number(short) > 50 ? 1900 : 2000);
  const year = full ? Number(full) : shortYear || otherYear;
  if (year === undefined) return null;
  const named = lower.match(/\p{L}+\d?/gu)?.flatMap((word) => MONTHS.get(word) ?? [])[0];
  if (named !== undefined) return year * 12 + named;
  const numbered = MONTH_AFTER_YEAR.exec(lower)?.[1] ?? MONTH_BEFORE_YEAR.exec(lower)?.[1];
  const month = Number(numbered ?? 0);
  if (month >= 1 && month <= 12) return year * 12 + month - 1;
  return year * 12 + (isEnd ? 11 : 0);
}

/** The first period in the text: "Jan 2019 – Present", "03/2017 - 05/2019", "seit 2020". */
export function findPeriod(text: string): Period | null {
  if (text.length > LONGEST) return null;
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { start = '', end = '', since = '' } = match.groups ?? {};
    const lasts = since !== '' || end === '' || IS_PRESENT.test(end);
    const until = lasts ? null : monthOf(end, true);
    const from = monthOf(start, false, until === null ? undefined : Math.floor(until / 12));
    if (from === null || (until !== null && until < from)) continue;
    // "Since 2020" and "2020 –" have no end in words.
    const isBare = /^(?:(?:to |till )?date|until now|continuing)?$/i.test(end);
    const present = /^(?:seit|ab|von)$/i.test(since) ? 'heute' : 'Present';
    const ending = lasts && isBare ? present : end;
    // "September - December 2020"
    const sameYear = /\d/.test(start) ? '' : ` ${FULL_YEAR.exec(end)?.[0] ?? ''}`;
    return {
      start: (start + sameYear).trim(),
      // The end of "2019–21" is 2021.
      end: /^\d\d$/.test(ending) && until !== null ? String(Math.floor(until / 12)) : ending,
      from,
      until,
      index: match.index,
      length: match[0].length,
    };
  }
  return null;
}

/** The first date on its own: "Summer 2016", "May 2019", "2014". */
export function findDate(text: string): Period | null {
  if (text.length > LONGEST) return null;
  const match = SINGLE.exec(text);
  const start = match?.groups?.start;
  if (!match || !start) return null;
  const from = monthOf(start, false);
  const until = monthOf(start, true);
  if (from === null || until === null) return null;
  return { start, end: '', from, until, index: match.index, length: match[0].length };
}

/** All dates in the text, including both ends of periods. */
export function datesIn(text: string): Period[] {
  return text.split('\n').flatMap((line) => {
    const dates: Period[] = [];
    let rest = line.slice(0, LONGEST);
    for (let date = findDate(rest); date; date = findDate(rest)) {
      dates.push(date);
      rest = rest.slice(date.index + date.length);
    }
    return dates;
  });
}

/** The text without the date. */
export function withoutDate(text: string, { index, length }: Period): string {
  const before = text.slice(0, index).replace(/[\s(,|–—•·:[-]+$/, '');
  const after = text.slice(index + length).replace(/^[\s),.|–—•·:\]-]+/, '');
  return [before, after].filter((part) => part !== '').join('\t');
}
