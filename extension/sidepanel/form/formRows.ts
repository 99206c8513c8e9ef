import type { FieldResult } from '#domain/forms/formField.ts';
import type { FormRow } from '#domain/forms/matchForm.ts';

/** What the user decided about a row. */
export interface RowEdit {
  value?: string;
  isTicked?: boolean;
  /** The answer to a new question goes into the profile. On by default. */
  isKept?: boolean;
}

export type RowEdits = Readonly<Record<string, RowEdit>>;

/** A row as the user left it. */
export function editedRow(row: FormRow, edits: RowEdits): FormRow & { isKept: boolean } {
  const { value = row.value, isTicked, isKept = true } = edits[row.field.id] ?? {};
  // What is typed is meant to be filled in.
  const typed = row.from === 'new' && value.trim() !== '' && row.field.value === '';
  return { ...row, value, isTicked: isTicked ?? (row.isTicked || typed), isKept };
}

export const labelOfRow = ({ field: { label, placeholder } }: FormRow): string =>
  label || placeholder;

/** Rows with what the page made of them. */
export interface FilledForm {
  refused: { row: FormRow; result: FieldResult }[];
  filled: FormRow[];
  /** Nothing is in them; required ones first. */
  empty: FormRow[];
}

/** Sorts rows by what the page holds after they were filled. */
export function filledForm(
  rows: readonly FormRow[],
  results: ReadonlyMap<string, FieldResult>,
): FilledForm {
  const withResult = rows.flatMap((row) => {
    const result = results.get(row.field.id);
    return result ? [{ row, result }] : [];
  });
  const isLeft = ({ field }: FormRow) => !results.has(field.id) && field.value === '';
  return {
    refused: withResult.filter(({ result }) => result.state !== 'kept'),
    filled: withResult.filter(({ result }) => result.state === 'kept').map(({ row }) => row),
    empty: rows
      .filter(isLeft)
      .toSorted((a, b) => Number(b.field.isRequired) - Number(a.field.isRequired)),
  };
}

/** Why a value isn't in its field, for the line on top: "phone (wants +49…)". */
export const refusalOf = ({ result }: { result: FieldResult }): string =>
  result.state === 'gone'
    ? 'The field is no longer on the page.'
    : result.reason ||
      (result.value ? `The page made it “${result.value}”.` : 'The page cleared it.');
