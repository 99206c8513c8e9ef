import type { LeadStatus } from '#domain/contract/enums.ts';
import type { CompleteImportedLead } from '#domain/contract/leadImport.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { calendarDateOf } from '#domain/leads/followUp.ts';
import { type CsvColumn, isOwnExport } from '#domain/leads/import/guessLeadCsvFields.ts';
import { isBlankCell } from '#domain/leads/import/leadCsvColumns.ts';
import type { CsvReading } from '#domain/leads/import/leadCsvField.ts';
import { importField } from '#domain/leads/import/leadCsvFields.ts';
import { duplicateFinder } from '#domain/leads/import/likelyDuplicate.ts';
import { statusOfWord } from '#domain/leads/import/statusOfWord.ts';
import type { Statuses } from '#domain/leads/statusMenu.ts';
import { newId } from '#domain/newId.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import { dayOrder } from '#domain/words/readDate.ts';
import { loadPart } from '#ui/lazy.tsx';
import type { CsvFile } from './readCsvFile.ts';

/** A word of the file's status column. */
export interface StatusWord {
  word: string;
  rows: number;
  /** A proposal, until the user chooses. */
  status: LeadStatus;
  customStatus: string;
  /** The word says the same as the status. Others stay in the notes. */
  isExact: boolean;
}

/** What the columns of a file mean, and the answers to what the file doesn't say. */
export interface Mapping extends Pick<CsvReading, 'dayFirst' | 'title'> {
  columns: CsvColumn[];
  words: StatusWord[];
}

export interface CheckedRow {
  row: number;
  lead: CompleteImportedLead;
  /** The headings of cells that are kept in the notes because they don't fit their field. */
  misfits: string[];
  /** The lead or the row that this one seems to repeat. */
  duplicateOf?: string;
}

/** The rows of a file, by what becomes of them. */
export interface CheckedRows {
  leads: CheckedRow[];
  /** The numbers of rows with neither a company nor a title. */
  skipped: number[];
}

export const columnOf = (columns: readonly CsvColumn[], path: string): number =>
  columns.findIndex((column) => column.path === path);

const UNKNOWN_STATUS = { status: 'new', customStatus: '', isExact: false } as const;

/** The different words of the status column, unknown ones first. */
export function statusWords(
  { rows }: CsvFile,
  columns: readonly CsvColumn[],
  { named }: Statuses,
): StatusWord[] {
  const column = columnOf(columns, 'status');
  const byWord = Map.groupBy(rows, ({ cells }) => foldedWords(cells[column] ?? ''));
  byWord.delete('');
  return [...byWord.values()]
    .map((same) => {
      const word = same[0]?.cells[column]?.trim() ?? '';
      const own = named(word);
      const known = own ? { ...own, isExact: true } : statusOfWord(word);
      return { ...UNKNOWN_STATUS, ...known, word, rows: same.length };
    })
    .sort((a, b) => Number(a.isExact) - Number(b.isExact) || b.rows - a.rows);
}

/** The order of day and month in the file's dates. */
export const dateOrder = ({ rows }: Pick<CsvFile, 'rows'>, columns: readonly CsvColumn[]) =>
  dayOrder(
    columns.flatMap(({ path }, column) =>
      importField(path)?.kind === 'date' ? rows.map(({ cells }) => cells[column] ?? '') : [],
    ),
    navigator.language,
  );

/** How many rows have no title. */
export function untitledRows({ rows }: CsvFile, columns: readonly CsvColumn[]): number {
  const column = columnOf(columns, 'title');
  return rows.filter(({ cells }) => isBlankCell(cells[column] ?? '')).length;
}

/** What rows are compared with. */
export type KnownLead = Pick<Lead, 'title' | 'company' | 'postUrl' | 'appliedAt'>;

/** Rows read before the browser gets a turn. */
const SLICE = 200;

/**
 * Reads the rows of a file as leads. Nothing is sent.
 *
 * @param known leads that the user has already
 * @param currency the user's
 */
export async function checkRows(
  file: Pick<CsvFile, 'headings' | 'rows'>,
  { columns, words, dayFirst, title }: Mapping,
  { known, currency }: { known: readonly KnownLead[]; currency: string },
): Promise<CheckedRows> {
  // The contract that checks rows takes a while to set up on a phone.
  const { readLeadRow } = await loadPart(() => import('#domain/leads/import/readLeadRow.ts'));
  const reading: CsvReading = {
    statuses: new Map(words.map((entry) => [foldedWords(entry.word), entry])),
    dayFirst,
    title,
    currency,
    isOwn: isOwnExport(file.headings),
  };
  const finder = duplicateFinder<string>();
  // When it was added here says nothing about the file.
  for (const lead of known)
    finder.add(
      lead,
      { applied: calendarDateOf(lead.appliedAt), added: '' },
      `your lead “${lead.title}”`,
    );
  const checked: CheckedRows = { leads: [], skipped: [] };
  const now = Date.now();
  for (const [index, { row, cells }] of file.rows.entries()) {
    if (index % SLICE === SLICE - 1) await new Promise((resolve) => setTimeout(resolve));
    // The first row is the newest, so that the list has the order of the file.
    const createdAt = new Date(now - index).toISOString();
    const start = { id: newId(), createdAt };
    const read = readLeadRow(cells, columns, reading, start);
    if (!read) {
      checked.skipped.push(row);
      continue;
    }
    const { lead } = read;
    const misfits = read.misfits.map((column) => file.headings[column] || `Column ${column + 1}`);
    const added = lead.createdAt === createdAt ? '' : calendarDateOf(lead.createdAt ?? null);
    const application = lead.statusChanges.find(({ toStatus }) => toStatus === 'applied');
    const applied = calendarDateOf(application?.changedAt ?? null);
    const days = { applied: applied || (lead.status === 'applied' ? added : ''), added };
    const duplicateOf = finder.find(lead, days);
    checked.leads.push({ row, lead, misfits, ...(duplicateOf && { duplicateOf }) });
    if (!duplicateOf) finder.add(lead, days, `row ${row}`);
  }
  return checked;
}
