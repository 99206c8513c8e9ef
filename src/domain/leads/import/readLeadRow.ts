import { type CompleteImportedLead, importedLeadSchema } from '#domain/contract/leadImport.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { CsvColumn } from './guessLeadCsvFields.ts';
import { isBlankCell } from './leadCsvColumns.ts';
import type { CsvReading, LeadDraft } from './leadCsvField.ts';
import { importField, NOTES_FIELD } from './leadCsvFields.ts';
import { withoutFormulaMarks } from './leadsCsv.ts';

const UNKNOWN_COMPANY = 'Unknown company';

export interface ReadRow {
  lead: CompleteImportedLead;
  /** The columns whose cell doesn't fit their field as it is, and is in the notes. */
  misfits: number[];
}

const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** The notes of a lead, as long as notes can be. */
function notesOf(lines: readonly string[]): string[] {
  const text = lines.join('\n').trim();
  const parts = text.match(new RegExp(`[^]{1,${LIMITS.note}}`, 'g')) ?? [];
  return parts.filter((part) => part.trim() !== '').slice(0, LIMITS.importedNotes);
}

/** What the dates of a row say besides. */
function applyDates(draft: LeadDraft, { isOwn }: CsvReading): void {
  const changes = (draft.statusChanges ?? []).toSorted(
    (a, b) => Date.parse(a.changedAt) - Date.parse(b.changedAt),
  );
  const last = changes.at(-1);
  if (last) {
    draft.statusChanges = changes;
    draft.status ??= last.toStatus;
    if (!isOwn) draft.lastContactAt ??= last.changedAt;
  }
  // An import isn't activity: a lead goes quiet by what the file says.
  draft.updatedAt ??= draft.lastContactAt ?? draft.createdAt;
}

/**
 * The lead in a row of a file; `null` for a row with neither a title nor a company. What doesn't fit its
 * field is kept in the notes, under the heading of its column.
 *
 * @param columns those without a path aren't imported
 */
export function readLeadRow(
  cells: readonly string[],
  columns: readonly CsvColumn[],
  reading: CsvReading,
  start: { id: string; createdAt: string },
): ReadRow | null {
  const draft: LeadDraft = {};
  const lines: string[] = [];
  const misfits: number[] = [];
  const cellOf = (column: number) => withoutFormulaMarks(cells[column] ?? '');
  const note = (column: number) => {
    const { heading = '', path, isGuess } = columns[column] ?? {};
    const isPlain = heading === '' || (path === NOTES_FIELD.path && isGuess === false);
    lines.push(isPlain ? cellOf(column) : `${heading}: ${cellOf(column)}`);
    if (path !== NOTES_FIELD.path) misfits.push(column);
  };
  for (const [column, { path }] of columns.entries()) {
    const cell = cellOf(column);
    const field = importField(path);
    if (!field || (reading.isOwn ? cell.trim() === '' : isBlankCell(cell))) continue;
    if (!field.read(cell, draft, reading)) note(column);
  }
  if (!draft.title?.trim() && !draft.company?.trim()) return null;
  draft.company ||= UNKNOWN_COMPANY;
  draft.title ||= reading.title || `Application at ${draft.company}`;
  // As in the form.
  if (!draft.type && !draft.category) draft.category = 'job-application';
  applyDates(draft, reading);

  const isLead = importedLeadSchema.safeParse({ ...start, ...draft });
  if (isLead.success && lines.length === 0) return { lead: isLead.data, misfits };
  for (const issue of isLead.error?.issues ?? []) {
    const name = issue.path.join('.');
    for (const [column, { path }] of columns.entries())
      if (path && name.startsWith(path) && !misfits.includes(column)) note(column);
    removeField(draft, issue.path);
  }
  return {
    lead: importedLeadSchema.parse({ ...start, ...draft, notes: notesOf(lines) }),
    misfits,
  };
}

/** Takes out what the contract rejects. What a lead can't be without is shortened. */
function removeField(draft: LeadDraft, [name, part]: readonly PropertyKey[]): void {
  if (name === 'title' || name === 'company') {
    draft[name] = shortened(String(draft[name]).trim(), LIMITS[name]);
  } else if (name === 'contactInfo' && part !== undefined) {
    draft.contactInfo = { ...draft.contactInfo, [part]: undefined };
  } else delete draft[name as keyof LeadDraft];
}
