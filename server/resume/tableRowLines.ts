import { sectionOf } from './reader/headings.ts';
import { type ResumeLine, resumeLine } from './resumeLine.ts';

/** With more paragraphs than this in the first cell, the cells are columns. */
const MARGIN_LINES = 3;

/**
 * The lines of a table row. The first paragraphs of short cells (date and entry, label and value) form
 * one line, separated by tabs. Taller cells are columns, read one after the other.
 */
export function tableRowLines(cells: ResumeLine[][]): ResumeLine[] {
  const filled = cells.filter((cell) => cell.length > 0);
  const [first, ...others] = filled;
  if (!first || others.length === 0) return first ?? [];
  const heads = filled.flatMap((cell) => cell.slice(0, 1));
  if (first.length > MARGIN_LINES) {
    // Cells without headings continue the section around the table.
    const isHeaded = filled.flat().some(({ heading, text }) => heading || sectionOf(text) !== null);
    for (const head of heads) head.startsBlock ||= isHeaded;
    return filled.flat();
  }
  const widest = heads.toSorted((a, b) => b.text.length - a.text.length)[0];
  const joined = resumeLine(heads.map(({ text }) => text).join('\t'), {
    ...widest,
    bullet: false,
    heading: false,
    links: heads.flatMap(({ links }) => links),
    startsBlock: heads.some(({ startsBlock }) => startsBlock),
  });
  return [joined, ...filled.flatMap((cell) => cell.slice(1))];
}
