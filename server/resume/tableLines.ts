import { sectionOf } from './reader/headings.ts';
import { tableColumns } from './reader/tableHead.ts';
import { type ResumeLine, resumeLine } from './resumeLine.ts';

/** With more paragraphs than this in the first cell, the cells are columns. */
const MARGIN_LINES = 3;

/** The lines of a table. Below a head row, "Degree" and "Year", each row is one line. */
export function tableLines(rows: ResumeLine[][][]): ResumeLine[] {
  const [head = []] = rows;
  const isList = tableColumns(head.map((cell) => cell.map(({ text }) => text).join(' '))) !== null;
  return rows.flatMap((cells) => (isList ? [joinedCells(cells)] : rowLines(cells)));
}

/** Keeps the place of an empty cell. */
const EMPTY = '_';

/** One line of cells, separated by tabs. The longest decides its look. */
function joinedCells(cells: ResumeLine[][]): ResumeLine {
  const lines = cells.flat();
  const [widest] = lines.toSorted((a, b) => b.text.length - a.text.length);
  const texts = cells.map((cell) => cell.map(({ text }) => text.replaceAll('\t', ' ')).join(' '));
  return resumeLine(texts.map((text) => text || EMPTY).join('\t'), {
    ...widest,
    bullet: false,
    heading: false,
    links: lines.flatMap(({ links }) => links),
    startsBlock: lines.some(({ startsBlock }) => startsBlock),
  });
}

/**
 * The lines of a row of a table without a head. The first paragraphs of short cells (date and entry, label and
 * value) form one line. Taller cells are columns, read one after the other.
 */
function rowLines(cells: ResumeLine[][]): ResumeLine[] {
  const filled = cells.filter((cell) => cell.length > 0);
  const [first, ...others] = filled;
  if (!first || others.length === 0) return first ?? [];
  const heads = filled.map((cell) => cell.slice(0, 1));
  if (first.length <= MARGIN_LINES)
    return [joinedCells(heads), ...filled.flatMap((cell) => cell.slice(1))];
  // Cells without headings continue the section around the table.
  const isHeaded = filled.flat().some(({ heading, text }) => heading || sectionOf(text) !== null);
  for (const head of heads.flat()) head.startsBlock ||= isHeaded;
  return filled.flat();
}
