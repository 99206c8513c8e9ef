import { monthNumber } from '#domain/words/monthNumber.ts';
import { readDate } from '#domain/words/readDate.ts';
import type { DatePart } from './datePart.ts';
import type { FormField } from './formField.ts';

/** What is known of a date. */
type KnownParts = Partial<Record<DatePart, number>>;

/** The letters of the parts of a date in hints: TT.MM.JJJJ, DD/MM/YYYY, jj/mm/aaaa. */
const HINT =
  /[dtj]{1,2}([./-] ?)m{1,2}\1[yja]{4}|m{1,2}([./-] ?)[dtj]{1,2}\2[yja]{4}|[yja]{4}([./-])m{1,2}\3[dtj]{1,2}|m{1,2} ?[./-] ?[yja]{4}/i;

const hintOf = ({ placeholder, label }: FormField): string | undefined =>
  (HINT.exec(placeholder) ?? HINT.exec(label))?.[0];

/** Whether a field says how it wants a date. */
export const hasDateHint = (field: FormField): boolean => hintOf(field) !== undefined;

const two = (value: number): string => String(value).padStart(2, '0');

/** The date that a text begins with: "1 March 2027, three months' notice". */
const dateIn = (text: string): Date | null =>
  (readDate(text, true) ?? readDate(text.split(/[,;(]/)[0] ?? '', true))?.at ?? null;

/** What a text says of a date: "May 2020" and "05/2020" no day, "2016" only the year. */
function partsOf(text: string): KnownParts {
  const whole = dateIn(text);
  const [, first = '', second = ''] = /^(\d{1,4})[./-](\d{1,4})$/.exec(text.trim()) ?? [];
  const [year, month] = first.length === 4 ? [first, second] : [second, first];
  const date = whole ?? dateIn(first ? `${year}-${month}-01` : `1 ${text}`);
  if (!date) {
    const [only, ...more] = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
    return only && more.length === 0 ? { year: Number(only) } : {};
  }
  const known = { month: date.getMonth() + 1, year: date.getFullYear() };
  return whole ? { ...known, day: date.getDate() } : known;
}

/** The part of a date that an option names: "05 - May", "1st", "2027". */
function partIn(option: string, part: DatePart): number {
  const digits = Number(/\d+/.exec(option)?.[0]);
  const [month] =
    option.match(/\p{L}[\p{L}\p{M}]+/gu)?.flatMap((word) => monthNumber(word) ?? []) ?? [];
  return part === 'month' && month !== undefined ? month + 1 : digits;
}

const MONTH_LANGUAGES = ['en', 'de', 'fr', 'es'];

/** A part of a date as its field takes it, with the other ways to say it; `null` if the text doesn't say it. */
export function fieldDatePart(
  { kind, options, type, maxLength }: FormField,
  text: string,
  part: DatePart,
): { value: string; accepts: string[] } | null {
  const number = partsOf(text)[part];
  if (number === undefined) return null;
  const names = MONTH_LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map((month) =>
      new Date(2000, number - 1).toLocaleDateString(language, { month }),
    ),
  );
  const digits = part === 'year' && maxLength === 2 ? two(number % 100) : two(number);
  const accepts = [...(part === 'month' ? names : []), String(number), digits];
  const plain = type === 'number' ? String(number) : digits;
  if (kind !== 'choice') return { value: plain, accepts };
  if (options.length === 0) return { value: accepts[0] ?? plain, accepts };
  const option = options.find((text) => partIn(text, part) === number);
  return option === undefined ? null : { value: option, accepts };
}

/** A date as the field's hint writes it: 1 March 2027 for DD.MM.YYYY is "01.03.2027"; `null` if a part isn't known. */
function byHint({ day, month, year }: KnownParts, hint: string): string | null {
  const written = hint.replace(/([a-z])\1*/gi, (letters) => {
    if (/m/i.test(letters)) return two(month ?? Number.NaN);
    // French jj is a day, German JJJJ a year.
    return letters.length === 4 ? String(year) : two(day ?? Number.NaN);
  });
  return written.includes('NaN') ? null : written;
}

/**
 * A date as a field takes it: ISO for date fields, by the hint of a text field; `null` if the text doesn't say all of it,
 * or the field doesn't say how it wants it.
 */
export function fieldDate(field: FormField, text: string): string | null {
  const hint = field.kind === 'date' ? undefined : hintOf(field);
  const iso = field.type === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD';
  const parts = partsOf(text);
  if (parts.month === undefined || (hint === undefined && field.kind !== 'date')) return null;
  return byHint(parts, hint ?? iso);
}
