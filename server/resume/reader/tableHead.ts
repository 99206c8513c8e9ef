import { FIELD_WORDS } from '#domain/words/formLabels.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { fieldOf } from './fieldLabel.ts';

const ORDER = FIELD_WORDS.map(([field]) => field);

/** The columns of a table by its head row: "Degree", "University", "Year"; `null` for other lines. */
export function tableColumns(cells: string[]): string[] | null {
  const columns = cells.flatMap((cell) => fieldOf(cell) ?? []);
  return columns.length === cells.length && new Set(columns).size > 1 ? columns : null;
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
