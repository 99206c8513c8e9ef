import { mostFrequent } from './mostFrequent.ts';
import { sectionOf } from './reader/headings.ts';
import type { Segment } from './textRun.ts';

/** Segments to read line by line. */
export interface Block {
  segments: Segment[];
  /** The top of a column: it doesn't continue the previous block. */
  startsColumn: boolean;
}

interface Cut {
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
}

const NARROWEST_GUTTER = 3;
const FEWEST_SEGMENTS = 3;

const headings = new WeakMap<Segment, boolean>();
/** Remembers the answer, since each gutter asks about each segment. */
function isHeading(segment: Segment): boolean {
  const known = headings.get(segment) ?? sectionOf(segment.text) !== null;
  headings.set(segment, known);
  return known;
}

const hasYear = ({ text }: Segment) => /\b(?:19|20)\d\d\b/.test(text) && text.length < 40;
const isPhone = (segment: Segment) =>
  /^\+?\d[\d ()/.-]{8,}$/.test(segment.text) && !hasYear(segment);
const isContact = (segment: Segment) =>
  /\S@\S|linkedin|github/i.test(segment.text) || isPhone(segment);
const share = (segments: Segment[], is: (segment: Segment) => boolean) =>
  segments.filter(is).length / segments.length;

/**
 * Whether the sides are columns: columns have their own headings. Otherwise the white space separates
 * the cells of each line, such as dates in the margin or the labels of a form.
 */
function areColumns(cut: Cut): boolean {
  const { left, right } = cut;
  if (worth(cut) < FEWEST_SEGMENTS) return false;
  const isMargin = (segment: Segment) => isHeading(segment) || hasYear(segment);
  if (share(left, isMargin) > 0.6) return false;
  // Dates at the right of the left column
  const edge = Math.min(...right.map(({ x }) => x)) + NARROWEST_GUTTER;
  if (right.filter(({ x }) => x < edge).every(hasYear)) return false;
  return (hasHeading(left, right) || left.some(isContact)) && hasHeading(right, left);
}

/** Whether a side has a heading: alone on its line, or larger than the text. A word beside others is part of a row. */
function hasHeading(own: Segment[], other: Segment[]): boolean {
  const usual = mostFrequent(own.map(({ size }) => size)) ?? 0;
  const isBeside = ({ y }: Segment) => other.some((each) => each.y === y && !isHeading(each));
  return own.some((each) => isHeading(each) && (each.size > usual || !isBeside(each)));
}

/** The number of segments in the smaller column. */
const worth = ({ left, right }: Cut) => Math.min(left.length, right.length);

/** The tallest range of lines in which no segment crosses the gutter. */
function cutAt(segments: Segment[], gutter: number): Cut | null {
  const edge = Math.min(...segments.map(({ x }) => x));
  // An address can overflow into the next column.
  const isLeft = ({ text, x, right }: Segment) =>
    right <= gutter - NARROWEST_GUTTER || (x < edge + 5 && /\S@\S+$/.test(text));
  const isRight = ({ x }: Segment) => x >= gutter - 1;
  let best: Cut | null = null;
  let start = 0;
  for (let end = 0; end <= segments.length; end += 1) {
    const segment = segments[end];
    if (segment && (isLeft(segment) || isRight(segment))) continue;
    let bottom = end;
    // A heading above text that crosses the gutter belongs to that text.
    while (segment && bottom > start && isHeading(segments[bottom - 1] as Segment)) bottom -= 1;
    const stretch = segments.slice(start, bottom);
    const [left, right] = [stretch.filter(isLeft), stretch.filter((each) => !isLeft(each))];
    const cut = { above: segments.slice(0, start), left, right, below: segments.slice(bottom) };
    if (worth(cut) > (best ? worth(best) : 0)) best = cut;
    start = end + 1;
  }
  return best;
}

function findCut(segments: Segment[]): Cut | null {
  let best: Cut | null = null;
  for (const gutter of new Set(segments.map(({ x }) => Math.floor(x)))) {
    const cut = cutAt(segments, gutter);
    if (cut && areColumns(cut) && (!best || worth(cut) > worth(best))) best = cut;
  }
  return best;
}

/**
 * Splits a page at its white space into columns, recursively and from left to right (XY-cut).
 *
 * @param segments from top to bottom
 */
export function blocksOf(segments: Segment[], startsColumn = true): Block[] {
  if (segments.length === 0) return [];
  const cut = findCut(segments);
  if (cut) {
    return [
      ...blocksOf(cut.above, startsColumn),
      ...blocksOf(cut.left),
      ...blocksOf(cut.right),
      ...blocksOf(cut.below, false),
    ];
  }
  return [{ segments, startsColumn }];
}
