import { findColumns } from './columns.ts';
import { joinedLines } from './joinedLines.ts';
import { type PlacedLine, withMarginCells } from './marginCells.ts';
import { withWholeDates } from './marginDates.ts';
import { sectionOf } from './reader/headings.ts';
import { type ResumeLine, resumeLine } from './resumeLine.ts';
import { pageSegments } from './segments.ts';
import type { PdfPage, Segment } from './textRun.ts';

const PAGE_NUMBER = /^(?:page|seite)?\s*\d{1,2}(?:\s*(?:\/|of|von)\s*\d{1,2})?$/i;
const YEAR_AT_END = /(?:(?:19|20)\d\d|present|current|now|heute)\W*$/i;

/** A label, a date or an address begins a line of its own. */
const STARTS_ANEW =
  /^(?:[\p{L} ]{2,25}: |\(?(?:\d{1,2}[/.])?(?:19|20)\d\d\b|\p{L}{3,9}\.? (?:19|20)\d\d\b|\S+@|https?:|www\.|linkedin\.|github\.)/iu;

/** What cannot end a line: "2017 –", "2017 – June". */
const OPEN_END =
  /[,;&|–-]$|[–-]\s*(?:jan|feb|m[aä]r|apr|may|mai|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*\.?$/iu;

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

const startsBullet = (text: string) => resumeLine(text).bullet;

/** Where a line's words begin, behind its bullet. */
function textStart({ text, x, size }: Segment): number {
  return startsBullet(text) ? x + size : x;
}

/** Whether the next line goes on with this one: it was full, and its first word did not fit. */
function wraps(line: PlacedLine, next: PlacedLine, edge: number): boolean {
  const last = line.segments.at(-1);
  const first = next.segments[0];
  if (!last || !first || next.segments.length > 1) return false;
  if (last.size !== first.size || next.y - line.y > 2 * last.size || next.y <= line.y) return false;
  const goesOn = /^\p{Ll}/u.test(first.text) || OPEN_END.test(last.text);
  if (startsBullet(first.text) || (!OPEN_END.test(last.text) && STARTS_ANEW.test(first.text)))
    return false;
  if (!goesOn && (last.text.split(' ').length < 4 || /[.!?:]$/.test(last.text))) return false;
  if (!goesOn && last.endFace !== first.face) return false;
  if (YEAR_AT_END.test(last.text) && !OPEN_END.test(last.text) && !/^\p{Ll}/u.test(first.text))
    return false;
  const start = textStart(last);
  const bulleted = startsBullet(last.text);
  const aligned = bulleted
    ? first.x >= last.x - 1 && first.x <= last.x + 4 * last.size
    : Math.abs(first.x - start) <= 2;
  if (!aligned) return false;
  const word = /^\S+/.exec(first.text)?.[0].length ?? 0;
  const wordWidth = ((first.right - first.x) * word) / Math.max(first.text.length, 1);
  return last.right + wordWidth + 0.2 * last.size > edge - 1;
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
  const lines: ResumeLine[] = [];
  let before: PlacedLine | null = null;
  let margin: number | null = null;
  for (const line of withMarginCells(withWholeDates(placedLines(segments)))) {
    const text = line.segments.map((segment) => segment.text).join('\t');
    // Icons and rules that are signs of a font.
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const links = line.segments.flatMap((segment) => segment.links);
    const paragraph = lines.at(-1);
    if (before && paragraph && wraps(before, line, edge)) {
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
      if (!bullet) margin = sectionOf(text) ? null : marginOf(line);
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
