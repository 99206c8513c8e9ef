import { COLUMN_FILLERS, TABLE_COLUMNS } from '#domain/words/formLabels.ts';
import type { ResumeLine } from '../resumeLine.ts';

const ORDER = TABLE_COLUMNS.map(([column]) => column);
const COLUMN_OF = new Map(
  TABLE_COLUMNS.flatMap(([column, words]) => words.map((word) => [word, column])),
);

/** The column that a cell names: "Name of the company" is the company's; `null` for other texts. */
function columnOf(cell: string): string | null {
  const words = cell.toLowerCase().match(/\p{L}+/gu) ?? [];
  const columns = words.map(
    (word) => COLUMN_OF.get(word) ?? (COLUMN_FILLERS.includes(word) ? '' : null),
  );
  if (columns.includes(null)) return null;
  return columns.find((column) => column !== '') ?? (cell.includes('%') ? 'grade' : null);
}

/** The columns of a table by its head row: "Degree", "University", "Year"; `null` for other lines. */
export function tableColumns(cells: string[]): string[] | null {
  const columns = cells.map(columnOf);
  const known = new Set(columns.filter((column) => column !== null));
  return known.size > 1 && columns.every((column) => column !== null)
    ? (columns as string[])
    : null;
}

/** Puts the cells of a row in the order of reading, the dates of two columns as one period. */
function ordered(cells: string[], columns: string[]): string {
  const all = cells.map((text, at) => ({ text, column: columns[at] ?? '' }));
  const textsOf = (wanted: string) =>
    all.flatMap(({ text, column }) => (column === wanted ? [text] : []));
  return ORDER.flatMap((column) =>
    column === 'date' ? [textsOf(column).join(' – ')] : textsOf(column),
  )
    .filter((text) => /[\p{L}\p{N}]/u.test(text) && !/^\d{1,2}[.)]?$/.test(text))
    .join('\t');
}

/** Removes the head rows of tables, and sorts the cells of the rows below them. */
export function withoutTableHeads(lines: ResumeLine[]): ResumeLine[] {
  let columns: string[] | null = null;
  return lines.flatMap((line) => {
    const cells = line.text.split('\t');
    const head = tableColumns(cells);
    if (head || cells.length === 1) columns = head;
    if (head) return [];
    return columns?.length === cells.length ? [{ ...line, text: ordered(cells, columns) }] : [line];
  });
}
