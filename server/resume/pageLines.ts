import { blocksOf } from './blocks.ts';
import { type JoinLines, lineJoiner } from './lineJoiner.ts';
import { findDate } from './reader/dates.ts';
import { sectionOf } from './reader/headings.ts';
import { type ResumeLine, resumeLine } from './resumeLine.ts';
import { pageSegments, withoutHeadersAndFooters } from './segments.ts';
import type { PdfPage, Segment } from './textRun.ts';

/** A line that ends with a date is complete. */
const DATE_AT_END = /(?:(?:19|20)\d\d|present|current|now|heute|actualidad|aujourd'hui)\W*$/i;
/** A label, a date or an address starts a new line. */
const STARTS_ANEW =
  /^(?:[\p{L} ]{2,25}: |\(?(?:\d{1,2}[/.])?(?:19|20)\d\d\b|\p{L}{3,9}\.? (?:19|20)\d\d\b|\S+@|https?:|www\.|linkedin\.|github\.)/iu;
/** Endings that continue on the next line: "2017 –", "findings since". */
const OPEN_END =
  /[,;&|–—-]$|(?<=\p{L} )(?:since|in|of|from|by|until|to|and|or|the|an?|for|with|on|between|than|seit|und|von|im|der|die|das|des|et|du|de|en|depuis|desde|con|para|y)$|\([^)]*$|https?:\/\/\S+[./-]$/iu;

const isBulleted = ({ text }: Segment) => resumeLine(text).bullet;

/** A period that wraps in a narrow column: "2017 – June" above "2019". */
const PERIOD_END =
  /^(?:\p{L}{3,9}\.? )?(?:\d{1,2}[./])?(?:19|20)\d\d\b|^present\b|^current\b|^heute\b/iu;
const OPEN_PERIOD = /\d{4}\s*[–—-]\s*(?:\p{L}{3,9}\.?)?$/u;

/** Whether the next line continues this one, by its words or because this line is full. */
function wraps(row: Segment[], next: Segment[], edge: number): boolean {
  const [first] = next;
  const last = row.at(-1);
  if (!first || !last || next.length > 1 || isBulleted(first)) return false;
  if (last.size !== first.size || first.y - last.y > 2.6 * last.size) return false;
  if (last.face !== first.face && /^\P{Ll}/u.test(first.text) && sectionOf(first.text))
    return false;
  if (OPEN_PERIOD.test(last.text) && PERIOD_END.test(first.text)) return true;
  const isAligned =
    Math.abs(first.x - last.x) < 2 ||
    (isBulleted(last) && first.x >= last.x - 1 && first.x < last.x + 4 * last.size);
  if (/^(?:\S+@|https?:|www\.)/.test(first.text)) return false;
  const [isLower, isOpen] = [/^\p{Ll}/u.test(first.text), OPEN_END.test(last.text)];
  const continues = isLower || isOpen;
  const isCentered = Math.abs(first.x + first.right - last.x - last.right) < 3;
  // Only the first line of an item is indented, by a bullet that has no letters.
  const isIndented = last.x > first.x && last.x - first.x < 2 * last.size;
  if (!isAligned && !(continues && (isCentered || isIndented))) return false;
  const filled = (last.right - last.x) / (edge - last.x);
  if (continues && filled > 0.5 && last.text.split(' ').length > 3) return true;
  const isComplete =
    first.y - last.y > 2 * last.size ||
    STARTS_ANEW.test(first.text) ||
    DATE_AT_END.test(last.text) ||
    /[.!?:]$/.test(last.text) ||
    (last.endFace !== first.face && first.text.includes(' ')) ||
    last.text.split(' ').length < 4;
  if (!continues && isComplete) return false;
  const word = /^\S+/.exec(first.text)?.[0].length ?? 0;
  const wordWidth = ((first.right - first.x) * word) / Math.max(first.text.length, 1);
  return last.right + wordWidth + 0.2 * last.size > edge - 1;
}

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

/** The lines of a cell, with wrapped lines joined. */
function joinedCell(cell: Segment[], joined: JoinLines): Segment[] {
  const edge = Math.max(...cell.map(({ right }) => right));
  const lines: Segment[] = [];
  for (const segment of cell) {
    const last = lines.at(-1);
    const isFull = last && last.right > last.x + 0.6 * (edge - last.x) && !/\d/.test(segment.text);
    const isOneLook = last && last.face === segment.face && last.size === segment.size;
    if (last && isOneLook && (isFull || OPEN_END.test(last.text)))
      Object.assign(last, { text: joined(last.text, segment.text), y: segment.y });
    else lines.push({ ...segment });
  }
  return lines;
}

/**
 * Moves each cell of a margin with dates before the text beside it: "Acme", "Leeds", "2019 – 2020"
 * beside "Nurse" and tasks. Leaves margins of one line as they are.
 */
function withMargins(rows: Segment[][], joined: JoinLines): Segment[][] {
  const counts = new Map<number, number>();
  for (const [, second] of rows) {
    const x = second && Math.round(second.x);
    if (x) counts.set(x, (counts.get(x) ?? 0) + 1);
  }
  const [gutter, count] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [0, 0];
  if (count < 3) return rows;
  const result: Segment[][] = [];
  let margin: Segment[] = [];
  let words: Segment[][] = [];
  let original: Segment[][] = [];
  const flush = () => {
    const isDated = margin
      .slice(1)
      .some(({ text }) => findDate(text) !== null || /present|heute/i.test(text));
    result.push(
      ...(isDated ? [...joinedCell(margin, joined).map((each) => [each]), ...words] : original),
    );
    [margin, words, original] = [[], [], []];
  };
  for (const row of rows) {
    const left = row.filter(({ right }) => right < gutter);
    const right = row.filter(({ x }) => x >= gutter - 2);
    const [first] = left;
    const last = margin.at(-1);
    const crosses = left.length + right.length < row.length || left.length > 1;
    const isRecord =
      right.length > 0 &&
      first &&
      findDate(first.text) &&
      !OPEN_PERIOD.test(last?.text ?? '') &&
      margin.some(({ text }) => findDate(text));
    if (crosses || isRecord || (first && (!last || first.y - last.y > 1.7 * last.size))) flush();
    original.push(row);
    if (crosses) flush();
    else {
      margin.push(...left);
      if (right.length > 0) words.push(right);
    }
  }
  flush();
  return result;
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
  const { pages: bodies, footer } = withoutHeadersAndFooters(pages.map(pageSegments));
  const segments = stacked(bodies);
  const joined = lineJoiner(segments.map(({ text }) => text));
  const blocks = [...blocksOf(segments), { segments: footer, startsColumn: true }];
  return blocks.flatMap((block) => {
    const lines = blockLines(block.segments, joined);
    const [first] = lines;
    if (first) first.startsBlock = block.startsColumn;
    return lines;
  });
}
