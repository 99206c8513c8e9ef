import { blocksOf } from './blocks.ts';
import { type JoinLines, lineJoiner } from './lineJoiner.ts';
import { type ResumeLine, resumeLine } from './resumeLine.ts';
import { pageSegments, withoutHeadersAndFooters } from './segments.ts';
import type { PdfPage, Segment } from './textRun.ts';
import { withMargins } from './withMargins.ts';
import { wraps } from './wraps.ts';

function rowsOf(segments: Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments) {
    const row = rows.at(-1);
    if (row?.[0]?.y === segment.y) row.push(segment);
    else rows.push([segment]);
  }
  // Icons and rules can be glyphs of a font.
  return rows.filter((row) => row.some(({ text }) => /[\p{L}\p{N}]/u.test(text)));
}

/** The paragraphs of one block. */
function blockLines(segments: Segment[], joined: JoinLines): ResumeLine[] {
  const edge = Math.max(...segments.map(({ right }) => right));
  const lines: ResumeLine[] = [];
  let before: Segment[] | null = null;
  for (const row of withMargins(rowsOf(segments), joined)) {
    const text = row.map((segment) => segment.text).join('\t');
    const links = row.flatMap((segment) => segment.links);
    const last = lines.at(-1);
    if (before && last && wraps(before, row, edge)) {
      const { bullet } = last;
      Object.assign(last, resumeLine(joined(last.text, text), last), { bullet });
      last.links.push(...links);
    } else {
      // The first of the largest parts decides the line's look.
      const words = row.filter((segment) => /\p{L}{2}/u.test(segment.text));
      const [lead] = (words.length > 0 ? words : row).toSorted((a, b) => b.size - a.size);
      lines.push(resumeLine(text, { size: lead?.size ?? 0, face: lead?.face, links }));
    }
    before = row;
  }
  return lines;
}

/** Joins the pages into one tall page. */
function stacked(pages: Segment[][]): Segment[] {
  const result: Segment[] = [];
  for (const page of pages) {
    const [first] = page;
    const last = result.at(-1);
    const shift = first && last ? last.y + 1.4 * last.size - first.y : 0;
    result.push(...page.map((segment) => ({ ...segment, y: segment.y + shift })));
  }
  return result;
}

/** The paragraphs of a PDF in reading order, column by column. */
export function pageLines(pages: PdfPage[]): ResumeLine[] {
  const segments = stacked(withoutHeadersAndFooters(pages.map(pageSegments)));
  const joined = lineJoiner(segments.map(({ text }) => text));
  return blocksOf(segments).flatMap((block) => {
    const lines = blockLines(block.segments, joined);
    const [first] = lines;
    if (first) first.startsBlock = block.startsColumn;
    return lines;
  });
}
