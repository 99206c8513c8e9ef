import { LIMITS } from '#domain/contract/limits.ts';
import { loadPart } from '#features/shell/loadPart.ts';
import { decodeText } from './decodeText.ts';

export interface CsvFile {
  name: string;
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

/** The sign that separates the headings. Papa Parse's own guess fails in files with two columns. */
function delimiterOf(text: string): string {
  const unquoted = text
    .trimStart()
    .slice(0, 50_000)
    .replace(/"[^"]*"/g, '');
  const [headings = ''] = unquoted.split(/[\r\n]/, 1);
  const count = (sign: string) => headings.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Reads a CSV file with commas, semicolons, tabs or bars, or says in a sentence why it can't. */
export async function readCsvFile(file: File): Promise<CsvFile | { problem: string }> {
  const fail = (problem: string) => ({ problem: `“${file.name}” ${problem}` });
  if (file.size > LIMITS.importBytes) {
    return fail('is larger than 20 MB. Please split it into several files.');
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 100));
  const other = OTHER_FORMATS.find(([pattern]) => pattern.test(start));
  if (other) return fail(other[1]);
  const text = decodeText(bytes);
  if (text.trim() === '') return fail('is empty.');
  if (text.includes('\0')) return fail("isn't a CSV file.");

  const { default: Papa } = await loadPart(() => import('papaparse'));
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote) {
    const row = (quote.row ?? 0) + 1;
    return fail(
      quote.code === 'MissingQuotes'
        ? `can't be read: in row ${row}, a quote is opened and never closed.`
        : `can't be read: in row ${row}, a quote is in the middle of a cell.`,
    );
  }
  const rows = data
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => !isBlank(cells));
  const [head, ...content] = rows;
  if (!head || content.length === 0) return fail('has no rows below its headings.');
  if (content.length > LIMITS.importedLeads) {
    const [has, limit] = [content.length, LIMITS.importedLeads].map((n) =>
      n.toLocaleString('en-US'),
    );
    return fail(`has ${has} rows. Up to ${limit} can be imported at once.`);
  }
  return { name: file.name, headings: head.cells.map((cell) => cell.trim()), rows: content };
}
