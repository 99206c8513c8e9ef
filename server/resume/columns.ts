import { isFieldLabel } from './reader/fieldLabels.ts';
import { sectionOf } from './reader/headings.ts';
import type { Segment } from './textRun.ts';

/** Two columns side by side, and what stands above and below them over the whole width. */
export interface Columns {
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
  /** The left edge of the right column. */
  gutter: number;
}

const EDGE = 3;
const FEWEST_LINES = 4;
const MOST_HEADINGS = 20;

const isHeading = ({ text }: Segment) => sectionOf(text) !== null;
const isContact = ({ text }: Segment) =>
  /@|linkedin|(?:\d[ ()/.-]*){7}/i.test(text) &&
  !/(?:19|20)\d\d\s*[-–—]\s*(?:19|20)\d\d/.test(text);
const hasDate = ({ text }: Segment) => /\b(?:19|20)\d\d\b/.test(text);

/** What the margin of a filled form says of the person. */
const FORM_LABEL =
  /^(?:(?:first |last |sur)?name\b.{0,20}|address\W*(?:es)?\W*|(?:tele)?phone\b.{0,12}|mobile|fax\b.{0,5}|(?:personal )?e-?mail\b.{0,5}|nationality|date of birth|gender|mother tongue\b.{0,5}|other language.{0,5}|self-assessment|european level.{0,5}|driving licen[cs]e.{0,5}|.{0,30}skills and competences)$/i;

const isLabel = ({ text }: Segment) =>
  /^[^:]{2,25}:$/.test(text.trim()) || isFieldLabel(text) || FORM_LABEL.test(text.trim());

const share = (segments: Segment[], is: (segment: Segment) => boolean) =>
  segments.filter(is).length / segments.length;

/** Begins in the left half of its column: what stands further right is a column within. */
function isLeading({ x }: Segment, side: Segment[]): boolean {
  const left = Math.min(...side.map((each) => each.x));
  return x < left + (Math.max(...side.map(({ right }) => right)) - left) / 2;
}

/**
 * A row layout (dates or headings in the margin, dates flush right) has a gutter too, yet is read line
 * by line. Columns have headings of their own, on both sides.
 */
function areColumns(left: Segment[], right: Segment[]): boolean {
  if (left.length < FEWEST_LINES || right.length < FEWEST_LINES) return false;
  const headed = (side: Segment[]) => side.some((each) => isHeading(each) && isLeading(each, side));
  if (!(headed(left) || (left.some(isContact) && headed(right)))) return false;
  if (!(headed(right) || (right.some(isContact) && headed(left)))) return false;
  if (share(left, isLabel) > 0.4) return false;
  // Headings in the margin: that of the work is one, and beside them is none.
  if (left.some(({ text }) => sectionOf(text) === 'experience') && !right.some(isHeading))
    return false;
  // Each stands on the line that it heads.
  const lines = new Set(right.map(({ y }) => y));
  const marginal = left.filter((segment) => isHeading(segment) && lines.has(segment.y)).length;
  if (share(left, isHeading) > 0.6 && marginal === left.filter(isHeading).length) return false;
  return share(left, hasDate) < 0.4 && share(right, hasDate) < 0.4;
}

/** The columns at a gutter: the tallest stretch of lines that none crosses. */
function columnsAt(segments: Segment[], gutter: number): Columns | null {
  const isLeft = ({ right }: Segment) => right <= gutter - EDGE;
  const isRight = ({ x }: Segment) => x >= gutter - EDGE;
  let best: Columns | null = null;
  let start = 0;
  for (let end = 0; end <= segments.length; end += 1) {
    const segment = segments[end];
    if (segment && (isLeft(segment) || isRight(segment))) continue;
    const stretch = segments.slice(start, end);
    const [left, right] = [stretch.filter(isLeft), stretch.filter((each) => !isLeft(each))];
    const lines = Math.min(left.length, right.length);
    if (lines > Math.min(best?.left.length ?? 0, best?.right.length ?? 0)) {
      best = { above: segments.slice(0, start), left, right, below: segments.slice(end), gutter };
    }
    start = end + 1;
  }
  return best;
}

/** Ends a paragraph of the head, whose last line is too short to cross the gutter. */
function withWholeHead(columns: Columns): Columns {
  const { above, left } = columns;
  const last = above.at(-1);
  const [first] = left;
  const isSameParagraph =
    last !== undefined &&
    first !== undefined &&
    first.y > last.y &&
    first.y - last.y < 1.6 * last.size &&
    first.size === last.size &&
    Math.abs(first.x - last.x) < 2 &&
    !columns.right.some(({ y }) => Math.abs(y - first.y) < first.size / 2);
  return isSameParagraph
    ? withWholeHead({ ...columns, above: [...above, first], left: left.slice(1) })
    : columns;
}

const isFlushWith = (a: Segment) => (b: Segment) => Math.abs(a.right - b.right) < EDGE;
const isCentredWith = (a: Segment) => (b: Segment) =>
  Math.abs(a.x + a.right - b.x - b.right) < 2 * EDGE;

/** Left edges that many lines begin at, and those of columns that are centred or flush right. */
function gutters(segments: Segment[]): Set<number> {
  const edges = new Map<number, number>();
  for (const { x } of segments) edges.set(Math.round(x), (edges.get(Math.round(x)) ?? 0) + 1);
  const found = new Set([...edges].flatMap(([x, count]) => (count < FEWEST_LINES ? [] : [x])));
  for (const heading of segments.filter(isHeading).slice(0, MOST_HEADINGS)) {
    for (const isAligned of [isFlushWith(heading), isCentredWith(heading)]) {
      const column = segments.filter(isAligned);
      if (column.length > FEWEST_LINES)
        found.add(Math.round(Math.min(...column.map(({ x }) => x))));
    }
  }
  return found;
}

/**
 * How well a gutter parts columns: a heading at the right column's own edge tells most, then how many
 * lines stand on both sides, and how much of the right side is aligned in one way.
 */
function worth({ left, right, gutter }: Columns): number {
  const isHeaded = right.some((each) => Math.abs(each.x - gutter) < EDGE && isHeading(each));
  const ends = new Map<number, number>();
  for (const each of right) {
    const end = Math.round(each.right);
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  const begun = right.filter(({ x }) => Math.abs(x - gutter) < EDGE).length;
  const aligned = Math.max(begun, ...ends.values()) / right.length;
  return (isHeaded ? 1_000 : 0) + Math.min(left.length, right.length) * aligned;
}

/**
 * What crosses the gutter ends the columns; lines at their upper edge that stand on one side only may
 * belong to the head. Returns `null` when the segments are one column.
 *
 * @param known the gutter of the page before, which is tried first
 */
export function findColumns(segments: Segment[], known?: number): Columns | null {
  if (known !== undefined) {
    const columns = columnsAt(segments, known);
    if (columns && columns.above.length + columns.below.length === 0) return columns;
  }
  const leftmost = Math.min(...segments.map(({ x }) => x));
  const width = Math.max(...segments.map(({ right }) => right)) - leftmost;
  let best: Columns | null = null;
  for (const edge of gutters(segments)) {
    const place = (edge - leftmost) / width;
    if (place < 0.15 || place > 0.85) continue;
    const columns = columnsAt(segments, edge);
    if (!columns || !areColumns(columns.left, columns.right)) continue;
    if (!best || worth(columns) > worth(best)) best = columns;
  }
  return best && withWholeHead(best);
}
