import { foldedWords } from './foldedWords.ts';
import type { LeadCsvField } from './leadCsvField.ts';
import { LEAD_CSV_FIELDS } from './leadCsvFields.ts';

/**
 * The fields of a file's columns, by their headings; `null` for those that aren't imported. Each field
 * is filled by the first column that fits, but the description by all of them.
 */
export function guessFields(headings: readonly string[]): (LeadCsvField | null)[] {
  const taken = new Set<LeadCsvField>();
  const fitting = (fits: (field: LeadCsvField, heading: string) => boolean) => (heading: string) =>
    LEAD_CSV_FIELDS.find((field) => fits(field, foldedWords(heading)));
  const byLabel = headings.map(fitting(({ label }, heading) => foldedWords(label) === heading));
  const byAlias = headings.map(fitting(({ aliases }, heading) => aliases.includes(heading)));
  const choose = (field: LeadCsvField | undefined) => {
    if (!field || taken.has(field)) return null;
    if (field.path !== 'description') taken.add(field);
    return field;
  };
  // Exact headings first: 'Name' is the title only when no column is called Title.
  const guesses = byLabel.map(choose);
  return guesses.map((guess, index) => guess ?? choose(byAlias[index]));
}

/** Whether the columns are those of our own export. */
export const isOwnExport = (headings: readonly string[]): boolean =>
  ['Title', 'Company', 'Posting', 'Next follow-up', 'Created', 'Updated'].every((label) =>
    headings.includes(label),
  );
