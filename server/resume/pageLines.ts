import { blocksOf } from './blocks.ts';
import { findDate } from './reader/dates.ts';
import { sectionOf } from './reader/headings.ts';
import { type ResumeLine, resumeLine } from './resumeLine.ts';
import { pageSegments, withoutFurniture } from './segments.ts';
import type { PdfPage, Segment } from './textRun.ts';

/** Ends with a date: complete. */
const DATE_AT_END = /(?:(?:19|20)\d\d|present|current|now|heute|actualidad|aujourd'hui)\W*$/i;
/** A label, a date or an address begins a line of its own. */
const STARTS_ANEW =
  /^(?:[\p{L} ]{2,25}: |\(?(?:\d{1,2}[/.])?(?:19|20)\d\d\b|\p{L}{3,9}\.? (?:19|20)\d\d\b|\S+@|https?:|www\.|linkedin\.|github\.)/iu;
/** What can't end a line: "2017 –", "findings since". */
const OPEN_END =
  /[,;&|–-]$|(?<=\p{L} )(?:since|in|of|from|by|until|to|and|or|the|an?|for|with|on|between|than|seit|und|von|im|der|die|das|des|et|du|de|en|depuis|desde|con|para|y)$|\([^)]*$/iu;

const isBulleted = ({ text }: Segment) => resumeLine(text).bullet;

/** A period that a narrow column breaks: "2017 – June" above "2019". */
const PERIOD_END =
  /^(?:\p{L}{3,9}\.? )?(?:\d{1,2}[./])?(?:19|20)\d\d\b|^present\b|^current\b|^heute\b/iu;
const OPEN_PERIOD = /\d{4}\s*[–—-]\s*(?:\p{L}{3,9}\.?)?$/u;

/** Whether the next line continues this one: it says so, or the line is full. */
function wraps(row: Segment[], next: Segment[], edge: number): boolean {
  const [first] = next;
  const last = row.at(-1);
  if (!first || !last || next.length > 1 || isBulleted(first)) return false;
  if (last.size !== first.size || first.y - last.y > 2 * last.size) return false;
  if (last.face !== first.face && sectionOf(first.text)) return false;
  if (OPEN_PERIOD.test(last.text) && PERIOD_END.test(first.text)) return true;
  const isAligned =
    Math.abs(first.x - last.x) < 2 ||
    (isBulleted(last) && first.x >= last.x - 1 && first.x < last.x + 4 * last.size);
  const isCentered = Math.abs(first.x + first.right - last.x - last.right) < 3;
  if (/^(?:\S+@|https?:|www\.)/.test(first.text)) return false;
  const [isLower, isOpen] = [/^\p{Ll}/u.test(first.text), OPEN_END.test(last.text)];
  const continues = isLower || isOpen;
  if (!isAligned && !(continues && isCentered)) return false;
  if (STARTS_ANEW.test(first.text) && !isOpen && !isLower) return false;
  if (!continues && (DATE_AT_END.test(last.text) || /[.!?:]$/.test(last.text))) return false;
  if (
    !continues &&
    ((last.face !== first.face && first.text.includes(' ')) || last.text.split(' ').length < 4)
  )
    return false;
  const filled = (last.right - last.x) / (edge - last.x);
  if (continues && filled > 0.6 && last.text.split(' ').length > 3) return true;
  if (isOpen && filled > 0.4 && /[–-]$/.test(last.text)) return true;
  const word = /^\S+/.exec(first.text)?.[0].length ?? 0;
  const wordWidth = ((first.right - first.x) * word) / Math.max(first.text.length, 1);
  return last.right + wordWidth + 0.2 * last.size > edge - 1;
}

/** Joins a wrapped line; the hyphen of a broken word goes, that of a compound stays. */
function joined(before: string, after: string): string {
  if (!/\p{L}-$/u.test(before)) return `${before} ${after}`;
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}{2}/u.test(after)
    ? before.slice(0, -1) + after
    : before + after;
}

/** Browsers draw the bullets of lists as circles, which aren't text: the indent shows them. */
function isIndented([first, second]: Segment[], margin: number | null): boolean {
  if (!first || second || margin === null || sectionOf(first.text)) return false;
  return first.x > margin + 6 && first.x < margin + 45 && !DATE_AT_END.test(first.text);
}

function rowsOf(segments: Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments) {
    const row = rows.at(-1);
    if (row?.[0]?.y === segment.y) row.push(segment);
    else rows.push([segment]);
  }
  // Icons and rules can be signs of a font.
  return rows.filter((row) => row.some(({ text }) => /[\p{L}\p{N}]/u.test(text)));
}

/** The lines of a cell, of which those that break in it are joined. */
function joinedCell(cell: Segment[]): Segment[] {
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
 * Reads the cells of a margin that holds the dates one after the other: "Acme", "Leeds", "2019 – 2020"
 * beside "Nurse" and tasks. Margins of one line stay as they are.
 */
function withMargins(rows: Segment[][]): Segment[][] {
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
    result.push(...(isDated ? [...joinedCell(margin).map((each) => [each]), ...words] : original));
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
function blockLines(segments: Segment[]): ResumeLine[] {
  const edge = Math.max(...segments.map(({ right }) => right));
  const lines: ResumeLine[] = [];
  let before: Segment[] | null = null;
  let margin: number | null = null;
  for (const row of withMargins(rowsOf(segments))) {
    const text = row.map((segment) => segment.text).join('\t');
    const links = row.flatMap((segment) => segment.links);
    const last = lines.at(-1);
    if (before && last && wraps(before, row, edge)) {
      const { bullet } = last;
      Object.assign(last, resumeLine(joined(last.text, text), last), { bullet });
      last.links.push(...links);
    } else {
      // The largest part leads; of one size, the first words do.
      const words = row.filter((segment) => /\p{L}{2}/u.test(segment.text));
      const [lead] = (words.length > 0 ? words : row).toSorted((a, b) => b.size - a.size);
      const [gap, size] = [(row[0]?.y ?? 0) - (before?.[0]?.y ?? 0), lead?.size ?? 0];
      const bullet = isIndented(row, margin);
      const traits = { bullet, size, face: lead?.face, links };
      lines.push(resumeLine(text, { ...traits, isApart: before !== null && gap > 2 * size }));
      if (!bullet)
        margin = sectionOf(text)
          ? null
          : (row.find((each) => !DATE_AT_END.test(each.text))?.x ?? null);
    }
    before = row;
  }
  return lines;
}

/** One tall page: each page's first line follows the last of the page before. */
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
  const segments = stacked(withoutFurniture(pages.map(pageSegments)));
  return blocksOf(segments).flatMap((block) => {
    const lines = blockLines(block.segments);
    const [first] = lines;
    if (first) first.startsBlock = block.startsColumn;
    return lines;
  });
}
