import type Papa from 'papaparse';
import { LIMITS } from '#domain/contract/limits.ts';
import { isKnownHeading } from '#domain/leads/import/guessLeadCsvFields.ts';
import { columnShape } from '#domain/leads/import/leadCsvColumns.ts';
import { loadPart } from '#ui/lazy.tsx';
import { decodeText, type Encoding } from './decodeText.ts';

export interface CsvFile {
  name: string;
  encoding: Encoding;
  isEncodingGuess: boolean;
  headings: string[];
  /** The rows that aren't blank, with their numbers in the file. */
  rows: { row: number; cells: string[] }[];
  problem?: undefined;
}

/** What isn't a CSV file, by its first characters. */
const OTHER_FORMATS: [RegExp, string][] = [
  [/^(?:PK|ÐÏ)[^\w\s]/, 'is a workbook or a ZIP file. In Excel or Numbers, save it as CSV first.'],
  [/^%PDF/, 'is a PDF file, not CSV.'],
  [/^\s*[{[]/, 'is JSON, not CSV. An archive of Leadside can be restored in Settings.'],
  [/^\s*<(?:!doctype|html|\?xml)/i, 'is a web page or XML, not CSV.'],
];

/** Excel's own first line: 'sep=;'. */
const SEPARATOR_LINE = /^\s*"?sep=(.)"?[^\r\n\S]*\r?\n/i;

/** Rows that are tried with each separator. */
const TRIED_ROWS = 60;

/** The sign that gives the most rows the same number of cells. Papa Parse's own guess fails with two columns. */
function delimiterOf(text: string, parse: typeof Papa.parse): string {
  const score = (delimiter: string) => {
    const { data } = parse<string[]>(text, {
      delimiter,
      preview: TRIED_ROWS,
      skipEmptyLines: true,
    });
    const widths = Map.groupBy(data, ({ length }) => length);
    widths.delete(1);
    return Math.max(0, ...[...widths].map(([width, rows]) => rows.length + width / 1_000));
  };
  return [',', ';', '\t', '|'].reduce((best, sign) => (score(sign) > score(best) ? sign : best));
}

type Row = CsvFile['rows'][number];

/** Rows above the headings that are looked at. */
const MAX_ABOVE = 15;

const isFilled = (cell: string) => cell.trim() !== '';

/**
 * The index of the row with the headings: the one with the most words that headings have, or else the
 * first one with a text in most columns. -1 when the file starts with its first lead.
 */
function headingRow(rows: readonly Row[]): number {
  const start = rows.slice(0, MAX_ABOVE);
  const filled = start.map(({ cells }) => cells.filter(isFilled));
  const known = filled.map(
    (cells) => cells.filter((cell) => cell.length < 60 && isKnownHeading(cell)).length,
  );
  const most = Math.max(...known);
  // A row of leads may have a cell such as 'Remote, city' or 'Engineer position'.
  const best = known.findIndex(
    (count, index) => count === most && count > 1 && count * 3 >= (filled[index]?.length ?? 0),
  );
  if (best !== -1) return best;
  const width = Math.max(...filled.map(({ length }) => length));
  const first = filled.findIndex(({ length }) => length > width / 2);
  const { date, address, email, isNumeric } = columnShape(filled[first] ?? []);
  return date + address + email > 0 || isNumeric ? -1 : first;
}

/**
 * Reads a CSV file with commas, semicolons, tabs or bars, or says in a sentence why it can't.
 *
 * @param chosen the encoding that the user chose
 */
export async function readCsvFile(
  file: File,
  chosen?: Encoding,
): Promise<CsvFile | { problem: string }> {
  const fail = (problem: string) => ({ problem: `“${file.name}” ${problem}` });
  if (file.size > LIMITS.importBytes) {
    return fail('is larger than 20 MB. Please split it into several files.');
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 100));
  const other = OTHER_FORMATS.find(([pattern]) => pattern.test(start));
  if (other) return fail(other[1]);
  const { text: decoded, encoding, isGuess } = await decodeText(bytes, chosen);
  if (decoded.trim() === '') return fail('is empty.');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them.
  if (!chosen && /[\0-\x06]/.test(decoded)) return fail("isn't a CSV file.");

  const { default: Papa } = await loadPart(() => import('papaparse'));
  const [line = '', separator] = SEPARATOR_LINE.exec(decoded) ?? [];
  const text = decoded.slice(line.length);
  const delimiter = separator ?? delimiterOf(text, Papa.parse);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const quote = errors.find(({ code }) => code === 'MissingQuotes');
  if (quote) {
    const row = (quote.row ?? 0) + 1;
    return fail(`can't be read: in row ${row}, a quote is opened and never closed.`);
  }
  const rows = data
    .map((cells, index) => ({ row: index + (line ? 2 : 1), cells }))
    .filter(({ cells }) => cells.some(isFilled));
  const heading = headingRow(rows);
  const headings = rows[heading]?.cells.map((cell) => cell.trim()) ?? [];
  const isHeading = ({ cells }: Row) =>
    cells.every((cell, index) => cell.trim() === headings[index]);
  const content = rows.slice(heading + 1).filter((row) => !isHeading(row));
  if (content.length === 0) return fail('has no rows below its headings.');
  const width = Math.max(headings.length, ...content.map(({ cells }) => cells.length));
  if (width > LIMITS.importedColumns) {
    return fail(`has ${count(width)} columns. Up to ${count(LIMITS.importedColumns)} can be read.`);
  }
  if (content.length > LIMITS.importedLeads) {
    const limit = count(LIMITS.importedLeads);
    return fail(`has ${count(content.length)} rows. Up to ${limit} can be imported at once.`);
  }
  // Columns without a heading or a value, as spreadsheets leave them at the end, aren't shown.
  const used = Array.from({ length: width }, (_, column) => column).filter(
    (column) => headings[column] || content.some(({ cells }) => isFilled(cells[column] ?? '')),
  );
  return {
    name: file.name,
    encoding,
    isEncodingGuess: isGuess,
    headings: used.map((column) => headings[column] ?? ''),
    rows: content.map(({ row, cells }) => ({
      row,
      cells: used.map((column) => cells[column] ?? ''),
    })),
  };
}

const count = (number: number): string => number.toLocaleString();
