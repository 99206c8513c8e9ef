import { inputErrorMessage } from './contract/inputError.ts';
import { type CompleteImportedLead, importedLeadSchema } from './contract/leadImport.ts';
import type { CsvReading, LeadCsvField, LeadDraft } from './leadCsvField.ts';
import { LEAD_CSV_FIELDS } from './leadCsvFields.ts';
import { withoutFormulaMarks } from './leadsCsv.ts';

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** 'contactInfo.email must be …' -> 'Email must be …'. */
function withLabel(message: string): string {
  const field = LEAD_CSV_FIELDS.find(
    ({ path }) => /^[[ ]/.test(message.slice(path.length)) && message.startsWith(path),
  );
  return field ? message.replace(field.path, field.label) : message;
}

/**
 * The lead in a row of a file, or the problem with it as a sentence.
 *
 * @param fields by column; `null` for those that aren't imported
 */
export function readLeadRow(
  cells: readonly string[],
  fields: readonly (LeadCsvField | null)[],
  reading: CsvReading,
  start: { id: string; createdAt: string },
): { lead: CompleteImportedLead; problem?: undefined } | { problem: string } {
  const draft: LeadDraft = {};
  for (const [index, field] of fields.entries()) {
    const cell = withoutFormulaMarks(cells[index] ?? '');
    if (!field || cell.trim() === '') continue;
    const problem = field.read(cell, draft, reading);
    if (problem) return { problem: `${field.label} ${problem}: “${shortened(cell)}”.` };
  }
  // As in the form.
  if (!draft.type && !draft.category) draft.category = 'job-application';
  const { data, error } = importedLeadSchema.safeParse(
    { ...start, ...draft },
    { reportInput: true },
  );
  return data ? { lead: data } : { problem: withLabel(inputErrorMessage(error, 'The row')) };
}
