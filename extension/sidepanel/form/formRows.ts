import { datePartIn } from '#domain/forms/datePart.ts';
import { type FieldResult, isEmptyField } from '#domain/forms/formField.ts';
import type { FormRow } from '#domain/forms/matchForm.ts';

/** What the user decided about a row. */
export interface RowEdit {
  value?: string;
  isTicked?: boolean;
  /** The answer to a new question goes into the profile. On by default. */
  isKept?: boolean;
}

export type RowEdits = Readonly<Record<string, RowEdit>>;

/** A row as the user left it, with what the page made of it. */
export interface Row extends FormRow {
  isKept: boolean;
  /** Not filled yet without one. */
  result: FieldResult | undefined;
}

/** A row as the user left it. */
export function editedRow(row: FormRow, edits: RowEdits, result: FieldResult | undefined): Row {
  const { value = row.value, isTicked, isKept = true } = edits[row.field.id] ?? {};
  // What is typed is meant to be filled in.
  const typed = row.from === 'new' && value.trim() !== '' && isEmptyField(row.field);
  return { ...row, value, isTicked: isTicked ?? (row.isTicked || typed), isKept, result };
}

/** "Given name" for the fact of a field that the page doesn't label. */
const ofFact = (fact: string): string =>
  (fact.charAt(0).toUpperCase() + fact.slice(1)).replace(
    /(?<=[a-z])[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );

/** What a row is called: "Start date: Month" for a part of a date that only the heading around it names. */
export function labelOfRow({ from, fact, field }: FormRow): string {
  if (from === 'resume') return 'Resume';
  const label = field.label || field.placeholder || ofFact(fact ?? '');
  const around = datePartIn(label) ? field.group.split('\n').at(-1) : '';
  return around ? `${around}: ${label}` : label;
}

export const isAnswer = ({ from }: Pick<FormRow, 'from'>): boolean =>
  from === 'answer' || from === 'new';

/** Why a value isn't in its field. */
export function refusalOf({ state, reason, value, wanted }: FieldResult): string {
  if (state === 'gone') return 'The field is no longer on the page.';
  if (state === 'changed')
    return value
      ? `You filled “${wanted}”. The page has “${value}” now.`
      : `The page cleared “${wanted}”.`;
  return reason || (value ? `The page made it “${value}”.` : 'The page cleared it.');
}
