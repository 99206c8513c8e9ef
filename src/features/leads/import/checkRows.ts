import type { LeadStatus } from '#domain/contract/enums.ts';
import type { CompleteImportedLead } from '#domain/contract/leadImport.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { foldedWords } from '#domain/foldedWords.ts';
import { isOwnExport } from '#domain/guessLeadCsvFields.ts';
import type { CsvReading, LeadCsvField } from '#domain/leadCsvField.ts';
import { duplicateFinder } from '#domain/likelyDuplicate.ts';
import { newId } from '#domain/newId.ts';
import { isDayFirst } from '#domain/readDate.ts';
import { statusOfWord } from '#domain/statusOfWord.ts';
import { loadPart } from '#features/shell/loadPart.ts';
import type { CsvFile } from './readCsvFile.ts';

export type Fields = (LeadCsvField | null)[];

/** A word of the file's status column. */
export interface StatusWord {
  word: string;
  rows: number;
  /** Of an unknown word, what the user chooses. */
  status: LeadStatus;
  isKnown: boolean;
}

export interface CheckedLead {
  row: number;
  lead: CompleteImportedLead;
}

/** The rows of a file, by what becomes of them. */
export interface CheckedRows {
  leads: CheckedLead[];
  duplicates: CheckedLead[];
  problems: { row: number; text: string }[];
}

/** The different words of the status column, unknown ones first. */
export function statusWords({ rows }: CsvFile, fields: Fields): StatusWord[] {
  const column = fields.findIndex((field) => field?.path === 'status');
  if (column === -1) return [];
  const byWord = Map.groupBy(rows, ({ cells }) => foldedWords(cells[column] ?? ''));
  byWord.delete('');
  return [...byWord.values()]
    .map((same) => {
      const word = same[0]?.cells[column]?.trim() ?? '';
      const status = statusOfWord(word);
      return { word, rows: same.length, status: status ?? 'new', isKnown: status !== undefined };
    })
    .sort((a, b) => Number(a.isKnown) - Number(b.isKnown) || b.rows - a.rows);
}

/** Rows read before the browser gets a turn. */
const SLICE = 200;

/**
 * Reads the rows of a file as leads. Nothing is sent.
 *
 * @param known leads that the user has already
 * @param currency the user's
 */
export async function checkRows(
  file: CsvFile,
  fields: Fields,
  words: readonly StatusWord[],
  { known, currency }: { known: readonly Lead[]; currency: string },
): Promise<CheckedRows> {
  // The contract that checks rows takes a while to set up on a phone.
  const { readLeadRow } = await loadPart(() => import('#domain/readLeadRow.ts'));
  const cellsOf = (column: number) => file.rows.map(({ cells }) => cells[column] ?? '');
  const dates = fields.flatMap((field, column) => (field?.isDate ? cellsOf(column) : []));
  const reading: CsvReading = {
    statuses: Object.fromEntries(words.map(({ word, status }) => [foldedWords(word), status])),
    dayFirst: isDayFirst(dates, navigator.language),
    currency,
    isOwn: isOwnExport(file.headings),
  };
  const finder = duplicateFinder(known);
  const checked: CheckedRows = { leads: [], duplicates: [], problems: [] };
  const now = Date.now();
  for (const [index, { row, cells }] of file.rows.entries()) {
    if (index % SLICE === SLICE - 1) await new Promise((resolve) => setTimeout(resolve));
    // The first row is the newest, so that the list has the order of the file.
    const createdAt = new Date(now - index).toISOString();
    const read = readLeadRow(cells, fields, reading, { id: newId(), createdAt });
    if (read.problem !== undefined) {
      checked.problems.push({ row, text: read.problem });
      continue;
    }
    const { lead } = read;
    if (finder.isDuplicate(lead)) checked.duplicates.push({ row, lead });
    else {
      finder.add(lead);
      checked.leads.push({ row, lead });
    }
  }
  return checked;
}
