import { monthNames } from './monthNames.ts';

/** A date as a text has it, with the parts that it says: "May 2020" has no day, "12月8日" no year. */
export interface WrittenDate {
  year?: number;
  /** 1 to 12. */
  month?: number;
  day?: number;
  /** As written. */
  text: string;
  index: number;
}

/** What comes first in "3/4/2026". Without it, such dates are read where only one order is possible. */
export type DateOrder = 'day' | 'month' | undefined;

/** Not within a word, an amount, a version or an address; "2008/2010" are two years. */
const START = String.raw`(?<![\p{Script=Latin}\d$€£.]|(?<!\d{4})\/)`;
const FOUR = String.raw`(?:19|20)\d\d(?!\d)`;
/** A year without a day. */
const LIKELY_YEAR = String.raw`(?<year>19[5-9]\d|20[0-4]\d)(?![\p{L}\d])`;
const NAME = String.raw`(?<![\p{L}\p{M}])(?<name>[\p{L}\p{M}]{3,12})`;
/** Between the name of a month and its year. */
const BETWEEN = String.raw`(?:\.?(?:,| de| del| ค\.ศ\.)?\s{0,3}|[/-])`;

/** The forms of dates. Of those that start at the same letter, the first counts. */
const FORMS = [
  // '2026-03-09', '2026/3/9', '2026. 3. 9.'
  String.raw`${START}(?<year>[1-9]\d{3})(?<sign>[/-]|\.\s?)(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?!\d)`,
  // '20260309', as a text of its own
  String.raw`^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)$`,
  // '2026年3月9日', '3월 9일', '2026年3月'
  String.raw`(?:(?<year>\d{4})\s?[年년]\s?)?(?<!\d)(?<month>\d{1,2})\s?[月월](?:\s?(?<day>\d{1,2})\s?[日号號일])?`,
  // '9.3.2026', '09. 03. 2026', '9/3/26'
  String.raw`${START}(?<!-)(?<one>\d{1,2})(?<sign>[./-])\s?(?<other>\d{1,2})\k<sign>(?:\s?(?<year>${FOUR})|(?<short>\d\d)(?![\p{L}\d-]|\.\d))`,
  // '9.3.'; '2.04.' may be a room
  String.raw`${START}(?!\d\.0)(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.(?!\d)`,
  // '9 March 2026', '9. März', '1er mars', '9 de marzo de 2026', '9-Mar-2026'
  String.raw`${START}(?<day>\d{1,2})(?:(?:st|nd|rd|th|er|\.|º|ª)?\s{1,3}|[./-])(?:de |of )?${NAME}(?:${BETWEEN}(?<year>${FOUR}))?`,
  // '2026 March 9', '2026. március 9.', '2026 m. kovo 9', '2026. gada 9. marts'
  String.raw`${START}(?<year>(?:19|20)\d\d)(?:[.,]?[\s-]| m\. )${NAME}\.?[\s-](?<day>\d{1,2})(?!\d)`,
  String.raw`${START}(?<year>(?:19|20)\d\d)\. gada (?<day>\d{1,2})\. ${NAME}`,
  // 'March 9th, 2026', 'Wed Sep 02 02:00:00 UTC 2026'
  String.raw`${NAME}\.?(?:\s{1,3}|-)(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:])(?:(?:,?\s{0,3}|-)(?:[\d:]{5,8} (?:[A-Z]{2,4} )?)?(?<year>${FOUR}))?`,
  // 'March 2026', 'marzo de 2026', 'Mar ’26'
  String.raw`${NAME}${BETWEEN}(?:${LIKELY_YEAR}|['’](?<short>\d\d)(?!\d))`,
  // '2026-03'
  String.raw`${START}(?<year>19[5-9]\d|20[0-4]\d)[./-](?<month>0[1-9]|1[0-2])(?![\p{L}\d])`,
  // '03/2026', '3.2026'
  String.raw`${START}(?<month>0?[1-9]|1[0-2])\s?[./-]\s?${LIKELY_YEAR}`,
  `${START}${LIKELY_YEAR}`,
];
/** Forms that are dates beside another: '2019' and '21' in '2019–21', '12/26', 'Dec 26'. */
const SHORT_FORMS = [
  String.raw`${START}(?<year>19[5-9]\d|20[0-4]\d)(?=\s?[-–—]\s?\d\d(?!\d|[./-]\d))`,
  String.raw`(?<=(?:19[5-9]\d|20[0-4]\d)\s?[-–—]\s?)(?<short>\d\d)(?!\d|[./-]\d)`,
  String.raw`${START}(?<month>0?[1-9]|1[0-2])\/(?<short>\d\d)(?![\d/])`,
  String.raw`${NAME}\.?\s(?<short>\d\d)(?!\d|,?\s?\d{4})`,
];
const [CERTAIN, ALL] = [FORMS, [...SHORT_FORMS, ...FORMS]].map((forms) =>
  forms.map((source) => new RegExp(source, 'giu')),
) as [RegExp[], RegExp[]];

/** The year that two digits stand for. */
const yearOf = (short: string): string => `${Number(short) > 50 ? 19 : 20}${short}`;

/** Whether the calendar has the day; without a year, whether some year has it. */
const isReal = ({ year = 2000, month = 1, day = 1 }: Partial<WrittenDate>): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

let known: ReadonlyMap<string, number> | undefined;

function allMonths(): ReadonlyMap<string, number> {
  known ??= monthNames();
  return known;
}

interface Reading {
  order?: DateOrder;
  /** The names of months, by default those of all languages that we know. */
  months?: ReadonlyMap<string, number>;
  /** Also 'Dec 26' for December 2026. */
  hasShortYears?: boolean;
}

/** What the groups of a form say; `null` for what is no date, or could be two. */
function partsOf(
  groups: Partial<Record<string, string>>,
  { order, months = allMonths() }: Reading,
): Pick<WrittenDate, 'year' | 'month' | 'day'> | null {
  const { name, one, other, sign, short } = groups;
  const year = short === undefined ? groups.year : yearOf(short);
  let { month, day } = groups;
  if (name !== undefined) month = String(months.get(name.toLowerCase()) ?? 0);
  if (one !== undefined) {
    const [first, second] = [Number(one), Number(other)];
    const isDayFirst = sign === '.' || first > 12 || order === 'day';
    if (!isDayFirst && order !== 'month' && second <= 12 && first !== second) return null;
    [day, month] = isDayFirst && second <= 12 ? [one, other] : [other, one];
  }
  const parts = {
    ...(year !== undefined && { year: Number(year) }),
    ...(month !== undefined && { month: Number(month) }),
    ...(day !== undefined && { day: Number(day) }),
  };
  const isDate = parts.year !== undefined || parts.day !== undefined;
  return isDate && isReal(parts) ? parts : null;
}

/** The dates of a text in their order, none within another. */
export function datesIn(text: string, reading: Reading = {}): WrittenDate[] {
  const found = (reading.hasShortYears ? ALL : CERTAIN).flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ 0: words, index, groups = {} }) => {
      const parts = partsOf(groups, reading);
      return parts ? [{ ...parts, text: words, index }] : [];
    }),
  );
  let end = 0;
  // Sorting is stable: of two that start together, the first form counts.
  return found
    .sort((one, other) => one.index - other.index)
    .filter((date) => {
      const isFree = date.index >= end;
      if (isFree) end = date.index + date.text.length;
      return isFree;
    });
}

/** YYYY-MM-DD; without a year, the first such day from `earliest` on. '' without a day. */
export function calendarDay({ year, month, day }: WrittenDate, earliest: string): string {
  if (!month || !day) return '';
  const from = Number(earliest.slice(0, 4));
  const years = year === undefined ? Array.from({ length: 9 }, (_, next) => from + next) : [year];
  return (
    years
      .filter((each) => isReal({ year: each, month, day }))
      .map((each) =>
        [each, month, day]
          .map((part) => String(part).padStart(2, '0'))
          .join('-')
          .padStart(10, '0'),
      )
      .find((date) => year !== undefined || date >= earliest) ?? ''
  );
}
