import resumeWords from '#domain/words/data/resumeWords.json' with { type: 'json' };
import { datesIn, type WrittenDate } from '#domain/words/datesIn.ts';
import { monthNames } from '#domain/words/monthNames.ts';
import { dayOrder } from '#domain/words/readDate.ts';
import type { ResumeLine } from '../resumeLine.ts';

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
const PRESENT = `(?:${resumeWords.untilToday.join('|')})`;
const DASH =
  '\\s*(?:[-–—−→~>/]+|(?<!\\p{L})(?:to|until|till|through|thru|bis(?: zu[rm])?|jusqu.(?:à|en)|à|au|al?|hasta|até|tot|fino (?:a|al))(?!\\p{L}))\\s*';
const EDGE = '(?<![\\p{L}\\d$€£./])';
/** What connects a date with the next one, or with today. */
const TO = new RegExp(`^${DASH}(?<present>${PRESENT}(?![\\p{L}\\d]))?`, 'iu');
/** A cell whose hyphen the font wrote as a soft one, which PDF readers drop: "Sep. 2023 Mar. 2024". */
const DROPPED = new RegExp(
  `^ (?:(?<present>${PRESENT})|(?=\\p{L}{3,12}\\.? \\d{4}))(?=[^\\t]{0,17}(?:$|\\t))`,
  'iu',
);
const FROM = new RegExp(`${EDGE}(?:from|von|de|du|desde|del?|dal|van)\\s+$`, 'iu');
const SINCE = new RegExp(
  `${EDGE}(?<since>since|from|seit|ab|von|depuis(?: le)?|desde|dal|sinds|vanaf)\\s+$`,
  'iu',
);
/** "Jun – " before "Aug 2016", "April to Present " before "2025" */
const MONTH_BEFORE = new RegExp(
  `${EDGE}(?<month>\\p{L}{3,12})\\.?${DASH}(?:(?<present>${PRESENT})\\s+)?$`,
  'iu',
);
const OPEN = /^\s*[-–—]\s*(?=$|\t|\)|\|)/u;
/** Longer texts are prose, not dates. */
const LONGEST = 300;

const IS_PRESENT = new RegExp(`^${PRESENT}$`, 'i');

/** Whether the text means "until today". */
export const isPresent = (text: string): boolean => IS_PRESENT.test(text.trim());

type Dated = WrittenDate & { year: number; end: number };

/** The dates with a year, also of two digits if they `hasShortYears`. */
const yearsIn = (text: string, hasShortYears = false): Dated[] =>
  datesIn(text, { order: 'day', months: MONTHS, hasShortYears }).flatMap((date) => {
    const { year = 0, index, text: words } = date;
    const end = index + words.length;
    const isClear = hasShortYears || /\d{4}|['’]\d\d$/.test(words);
    return isClear && year >= 1950 && year < 2050 ? [{ ...date, year, end }] : [];
  });

/** Months since the year 0; a bare year begins in January or ends in December. */
const monthOf = ({ year, month }: Dated, isEnd: boolean): number =>
  year * 12 + (month ?? (isEnd ? 12 : 1)) - 1;

/** The period from one date to another or to today, named in its own words. */
const periodOf = (
  { index, length }: { index: number; length: number },
  first: Dated,
  last: Dated | null,
  end: string,
): Period => ({
  start: first.text,
  end,
  from: monthOf(first, false),
  until: last && monthOf(last, true),
  index,
  length,
});

/** "Jan 2019 – Present", "03/2017 - 05/2019" */
function rangeIn(text: string, dates: readonly Dated[]): Period | null {
  for (const [at, first] of dates.entries()) {
    const after = text.slice(first.end);
    const isCell = first.month && /(?:^|\t) ?$/.test(text.slice(0, first.index));
    const to = TO.exec(after) ?? (isCell ? DROPPED.exec(after) : null);
    // Two digits alone are an end.
    if (!to || /^\d\d$/.test(first.text)) continue;
    const { present } = to.groups ?? {};
    const next = dates[at + 1];
    const index = FROM.exec(text.slice(0, first.index))?.index ?? first.index;
    const length = first.end + to[0].length - index;
    // "Since 2020" and "2020 –" have no end in words.
    const isBare = /^(?:(?:to |till )?date|until now|continuing)?$/i.test(present ?? '');
    if (present) return periodOf({ index, length }, first, null, isBare ? 'Present' : present);
    if (next?.index !== first.end + to[0].length || monthOf(next, true) < monthOf(first, false))
      continue;
    // The end of "2019–21" is 2021.
    const end = /^\d\d$/.test(next.text) ? String(next.year) : next.text;
    return periodOf({ index, length: next.end - index }, first, next, end);
  }
  return null;
}

/** The first period in the text: "Jan 2019 – Present", "03/2017 - 05/2019", "seit 2020". */
export function findPeriod(text: string): Period | null {
  if (text.length > LONGEST) return null;
  const dates = yearsIn(text);
  const range = rangeIn(text, dates) ?? rangeIn(text, yearsIn(text, true));
  if (range) return range;
  // "Jun – Aug 2016"
  for (const last of dates) {
    const before = MONTH_BEFORE.exec(text.slice(0, last.index));
    const { month: name = '', present } = before?.groups ?? {};
    const month = MONTHS.get(name.toLowerCase());
    if (!before || !month || (present ? last.month : !last.month || month > last.month)) continue;
    const { index } = before;
    const first = { ...last, month, text: `${name} ${last.year}` };
    const length = last.end - index;
    return periodOf({ index, length }, first, present ? null : last, present ?? last.text);
  }
  for (const date of dates) {
    const since = SINCE.exec(text.slice(0, date.index));
    const open = OPEN.exec(text.slice(date.end));
    if (!since && !open) continue;
    const { index } = since ?? date;
    const length = date.end + (since ? 0 : (open?.[0].length ?? 0)) - index;
    const isGerman = /^(?:seit|ab|von)$/i.test(since?.groups?.since ?? '');
    return periodOf({ index, length }, date, null, isGerman ? 'heute' : 'Present');
  }
  return null;
}

const single = (date: Dated): Period =>
  periodOf({ index: date.index, length: date.text.length }, date, date, '');

/** The first date on its own: "Summer 2016", "May 2019", "2014". */
export function findDate(text: string): Period | null {
  const [date] = text.length > LONGEST ? [] : yearsIn(text);
  return date ? single(date) : null;
}

/** Whether a period is the last cell of a line: "Clerk\t2015 – 2018". */
export const endsWithPeriod = (text: string): boolean => {
  const cell = text.slice(text.lastIndexOf('\t') + 1);
  return cell !== text && findPeriod(cell)?.length === cell.length;
};

/** All dates in the text, including both ends of periods. */
export const allDates = (text: string): Period[] =>
  text.split('\n').flatMap((line) => yearsIn(line.slice(0, LONGEST)).map(single));

const NUMERIC = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)(?!\d)/g;

/** Lines with "09/2018" for "09/01/2018", if the dates of the file, as a whole, have the month first. */
export function withoutAmericanDays(lines: ResumeLine[]): ResumeLine[] {
  const dates = lines.flatMap(({ text }) => text.match(NUMERIC) ?? []);
  if (dayOrder(dates, '').dayFirst) return lines;
  return lines.map((line) => ({ ...line, text: line.text.replace(NUMERIC, '$1/$3') }));
}

/** The text without the date. */
export function withoutDate(text: string, { index, length }: Period): string {
  const before = text.slice(0, index).replace(/[\s(,|–—•·:[-]+$/, '');
  const after = text.slice(index + length).replace(/^[\s),.|–—•·:\]-]+/, '');
  return [before, after].filter((part) => part !== '').join('\t');
}
