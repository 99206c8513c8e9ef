import { withChips } from './chipGaps.ts';
import { findColumns } from './columns.ts';
import { withGridCells } from './gridCells.ts';
import { joinedLines } from './joinedLines.ts';
import { type PlacedLine, withMarginCells } from './marginCells.ts';
import { withWholeDates } from './marginDates.ts';
import { sectionOf } from './reader/headings.ts';
import { type ResumeLine, resumeLine } from './resumeLine.ts';
import { pageSegments } from './segments.ts';
import type { PdfPage, Segment } from './textRun.ts';
import { wraps, YEAR_AT_END } from './wraps.ts';

const PAGE_NUMBER = /^(?:page|seite)?\s*\d{1,2}(?:\s*(?:\/|of|von)\s*\d{1,2})?$/i;

/** So much larger than the text, a line is a heading, and says nothing of where entries begin. */
const LARGE = 1.25;

/** The size of most of the letters. */
function commonSize(segments: Segment[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of segments) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Segments of one column as lines, the parts of each from left to right. */
function placedLines(segments: Segment[]): PlacedLine[] {
  const lines: PlacedLine[] = [];
  for (const segment of segments) {
    const line = lines.at(-1);
    if (line && line.y === segment.y) line.segments.push(segment);
    else lines.push({ segments: [segment], y: segment.y });
  }
  return lines;
}

/** Where the words of an entry begin: behind a date in the margin. */
function marginOf({ segments }: PlacedLine): number | null {
  const [first, second] = segments;
  if (first && second && /\d|\p{L}{3}$/u.test(first.text) && second.x - first.x < 200) {
    return YEAR_AT_END.test(first.text) ? second.x : first.x;
  }
  return first?.x ?? null;
}

/** Printers draw the bullets of lists as circles, which are no text: the indent tells them. */
function isIndented({ segments }: PlacedLine, margin: number): boolean {
  const [first] = segments;
  return (
    first !== undefined &&
    segments.length === 1 &&
    sectionOf(first.text) === null &&
    !YEAR_AT_END.test(first.text) &&
    first.x > margin + 6 &&
    first.x < margin + 45
  );
}

/** The paragraphs of one column. */
function columnLines(segments: Segment[]): ResumeLine[] {
  const edge = Math.max(...segments.map(({ right }) => right));
  const words = new Set(
    segments.flatMap(
      ({ text }) => text.toLowerCase().match(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu) ?? [],
    ),
  );
  const common = commonSize(segments);
  const isLarge = ({ segments: [first] }: PlacedLine) =>
    first !== undefined && first.size >= LARGE * common && first.text.split(' ').length <= 6;
  const lines: ResumeLine[] = [];
  let before: PlacedLine | null = null;
  let margin: number | null = null;
  for (const line of withGridCells(
    withMarginCells(withWholeDates(withChips(placedLines(segments)))),
  )) {
    const text = line.segments.map((segment) => segment.text).join('\t');
    // Icons and rules that are signs of a font.
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const links = line.segments.flatMap((segment) => segment.links);
    const paragraph = lines.at(-1);
    if (before && paragraph && wraps(before, line, line.edge ?? edge)) {
      const joined = joinedLines(paragraph.text, text, (word) => words.has(word.toLowerCase()));
      Object.assign(paragraph, resumeLine(joined, paragraph), { bullet: paragraph.bullet });
      paragraph.links.push(...links);
    } else {
      // Of one size, the first words lead: what stands at the right is a date or a place.
      const widest = line.segments
        .filter((segment) => /\p{L}{2}/u.test(segment.text))
        .concat(line.segments)
        .toSorted((a, b) => b.size - a.size)[0];
      const bullet = margin !== null && isIndented(line, margin);
      lines.push(resumeLine(text, { bullet, size: widest?.size, face: widest?.face, links }));
      if (!bullet) margin = sectionOf(text) || isLarge(line) ? null : marginOf(line);
    }
    before = line;
  }
  const [first] = lines;
  if (first) first.startsBlock = true;
  return lines;
}

/** Heads and feet that pages repeat, but for their first time, and page numbers. */
function withoutFurniture(pages: Segment[][]): Segment[][] {
  const seen = new Set<string>();
  return pages.map((segments, index) =>
    segments.filter((segment) => {
      const { text, y } = segment;
      const isEdge = segment === segments[0] || segment === segments.at(-1);
      if (isEdge && pages.length > 1 && PAGE_NUMBER.test(text.trim())) return false;
      const key = `${Math.round(y)} ${text}`;
      if (index > 0 && seen.has(key)) return false;
      seen.add(key);
      return true;
    }),
  );
}

/** The paragraphs of a PDF in reading order: column by column, the narrower one first. */
export function pageLines(pages: PdfPage[]): ResumeLine[] {
  const lines: ResumeLine[] = [];
  let columns: {
    narrow: Segment[][];
    wide: Segment[][];
    gutter: number;
    leftIsNarrow: boolean;
  } | null = null;
  const flush = () => {
    if (!columns) return;
    for (const column of [columns.narrow, columns.wide]) {
      const paragraphs = column.filter((part) => part.length > 0).flatMap(columnLines);
      for (const [index, paragraph] of paragraphs.entries()) paragraph.startsBlock = index === 0;
      lines.push(...paragraphs);
    }
    columns = null;
  };
  const full = (segments: Segment[], startsBlock: boolean) => {
    if (segments.length === 0) return;
    flush();
    const paragraphs = columnLines(segments);
    const [first] = paragraphs;
    if (first) first.startsBlock = startsBlock;
    lines.push(...paragraphs);
  };
  for (const [index, segments] of withoutFurniture(pages.map(pageSegments)).entries()) {
    if (segments.length === 0) continue;
    const known: number | undefined = columns?.gutter;
    const found = findColumns(segments, known);
    if (!found && columns) {
      const { gutter, leftIsNarrow } = columns;
      const isLeft = segments.every(({ right }) => right < gutter);
      const isRight = segments.every(({ x }) => x >= gutter - 3);
      if (isLeft || isRight) {
        (isLeft === leftIsNarrow ? columns.narrow : columns.wide).push(segments);
        continue;
      }
    }
    if (!found) {
      full(segments, index === 0);
      continue;
    }
    full(found.above, index === 0);
    const { left, right, gutter } = found;
    const span = (side: Segment[]) =>
      Math.max(...side.map((each) => each.right)) - Math.min(...side.map(({ x }) => x));
    columns ??= { narrow: [], wide: [], gutter, leftIsNarrow: span(left) < span(right) };
    columns.narrow.push(columns.leftIsNarrow ? left : right);
    columns.wide.push(columns.leftIsNarrow ? right : left);
    full(found.below, true);
  }
  flush();
  return lines;
}
