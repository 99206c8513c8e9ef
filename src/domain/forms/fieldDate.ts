import { datesIn } from '#domain/words/datesIn.ts';
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

const LONGEST = 40;

/** What a text says of a date: "May 2020" and "05/2020" no day, "2016" only the year. */
function partsOf(text: string): KnownParts {
  // "1 March 2027, three months' notice"; longer text that mentions a date isn't one.
  const start = text.length > LONGEST ? (text.split(/[,;(]/)[0] ?? '') : text;
  if (start.length > LONGEST) return {};
  const [date, other] = datesIn(start, { order: 'day' }).filter(({ year }) => year !== undefined);
  // Of several years, none is meant.
  return date && (date.month || !other) ? date : {};
}

/** The part of a date that an option names: "05 - May", "1st", "2027". */
function partIn(option: string, part: DatePart): number {
  const digits = Number(/\d+/.exec(option)?.[0]);
  // With a year, the name of a month is a date.
  const [named] = datesIn(`${option.replace(/\d+/g, '')} 2000`);
  return (part === 'month' && named?.month) || digits;
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
