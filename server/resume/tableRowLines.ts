import { sectionOf } from './reader/headings.ts';
import { type ResumeLine, resumeLine } from './resumeLine.ts';

/** With more paragraphs than this in the first cell, the table sets columns. */
const MARGIN_LINES = 3;

/**
 * The lines of a table row. Short cells are side by side (date and entry, label and value): their first
 * paragraphs make one line, separated by tabs. Taller cells are columns, read one after the other.
 */
export function tableRowLines(cells: ResumeLine[][]): ResumeLine[] {
  const filled = cells.filter((cell) => cell.length > 0);
  const [first, ...others] = filled;
  if (!first || others.length === 0) return first ?? [];
  const heads = filled.flatMap((cell) => cell.slice(0, 1));
  const isColumns = first.length > MARGIN_LINES;
  if (isColumns || heads.some(({ text }) => text.length > 400)) {
    const byLength = filled.toSorted((a, b) => weight(a) - weight(b));
    // Cells without headings continue the section around the table.
    const isHeaded = filled.flat().some(({ heading, text }) => heading || sectionOf(text) !== null);
    for (const [head] of byLength) if (head) head.startsBlock ||= isHeaded;
    return isHeaded ? byLength.flat() : filled.flat();
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

const weight = (cell: ResumeLine[]) => cell.reduce((sum, { text }) => sum + text.length, 0);
