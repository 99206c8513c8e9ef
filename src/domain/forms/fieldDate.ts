import { readDate } from '#domain/words/readDate.ts';
import type { FormField } from './formField.ts';

/** The letters of the parts of a date in hints: TT.MM.JJJJ, DD/MM/YYYY, jj/mm/aaaa. */
const HINT =
  /[dtj]{1,2}([./-] ?)m{1,2}\1[yja]{4}|m{1,2}([./-] ?)[dtj]{1,2}\2[yja]{4}|[yja]{4}([./-])m{1,2}\3[dtj]{1,2}|m{1,2} ?[./-] ?[yja]{4}/i;

const hintOf = ({ placeholder, label }: FormField): string | undefined =>
  (HINT.exec(placeholder) ?? HINT.exec(label))?.[0];

/** Whether a field says how it wants a date. */
export const hasDateHint = (field: FormField): boolean => hintOf(field) !== undefined;

const two = (value: number): string => String(value).padStart(2, '0');

/** A date as the field's hint writes it: "2027-03-01" for DD.MM.YYYY is "01.03.2027". */
const byHint = (date: Date, hint: string): string =>
  hint.replace(/([a-z])\1*/gi, (letters) => {
    if (/m/i.test(letters)) return two(date.getMonth() + 1);
    // French jj is a day, German JJJJ a year.
    return letters.length === 4 ? String(date.getFullYear()) : two(date.getDate());
  });

/** The date that a text begins with: "1 March 2027, three months' notice". */
export const dateIn = (text: string): Date | null =>
  (readDate(text, true) ?? readDate(text.split(/[,;(]/)[0] ?? '', true))?.at ?? null;

/**
 * A date as a field takes it: ISO for date fields, by the hint of a text field; `null` if the text is no date,
 * or the field doesn't say how it wants it.
 */
export function fieldDate(field: FormField, text: string): string | null {
  const { kind, type } = field;
  const hint = hintOf(field);
  const isMonth = type === 'month' || hint?.split(/[^a-z]+/i).length === 2;
  const date = dateIn(text) ?? (isMonth ? dateIn(`1 ${text}`) : null);
  if (!date) return null;
  const iso = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  if (kind === 'date') return type === 'month' ? iso.slice(0, 7) : iso;
  return hint === undefined ? null : byHint(date, hint);
}
