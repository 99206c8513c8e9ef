import { sectionOf } from './reader/headings.ts';
import type { Segment } from './textRun.ts';

/** Segments that are read line by line. */
export interface Block {
  segments: Segment[];
  /** It is the top of a column: its text doesn't continue that of the block before. */
  startsColumn: boolean;
}

interface Cut {
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
  /** The left edge of the right column. */
  gutter: number;
}

const NARROWEST_GUTTER = 3;
const FEWEST_SEGMENTS = 3;

const isHeading = ({ text }: Segment) => sectionOf(text) !== null;
const isContact = ({ text }: Segment) => /\S@\S|linkedin|github|^\+?\d[\d ()/.-]{8,}$/i.test(text);
const hasYear = ({ text }: Segment) => /\b(?:19|20)\d\d\b/.test(text) && text.length < 40;
const share = (segments: Segment[], is: (segment: Segment) => boolean) =>
  segments.filter(is).length / segments.length;

/** Headings that begin in the left half of their side: those further right are a column within it. */
function headings(side: Segment[]): Segment[] {
  const left = Math.min(...side.map(({ x }) => x));
  const middle = (left + Math.max(...side.map(({ right }) => right))) / 2;
  return side.filter((segment) => segment.x < middle && isHeading(segment));
}

/**
 * Columns have headings of their own. Without them the white space parts cells of one line: dates or
 * headings in the margin, dates at the right edge, labels of a form.
 */
function areColumns({ left, right }: Cut): boolean {
  if (Math.min(left.length, right.length) < FEWEST_SEGMENTS) return false;
  if (share(left, hasYear) > 0.4 || share(right, hasYear) > 0.4) return false;
  const [leftHeadings, rightHeadings] = [headings(left), headings(right)];
  const baselines = new Set(right.map(({ y }) => y));
  const isMargin = (segment: Segment) => isHeading(segment) || hasYear(segment);
  const areMarginal =
    share(left, isMargin) > 0.6 ||
    (leftHeadings.length > 0.5 * left.length && leftHeadings.every(({ y }) => baselines.has(y)));
  // The entries of a column's last heading are below it in the same column.
  if ([left, right].some((side) => sectionOf(side.at(-1)?.text ?? '') === 'experience'))
    return false;
  if (areMarginal) return false;
  const isExperience = ({ text }: Segment) => sectionOf(text) === 'experience';
  if (rightHeadings.length === 0 && leftHeadings.some(isExperience)) return false;
  return (
    (leftHeadings.length > 0 || left.some(isContact)) &&
    (rightHeadings.length > 0 || right.some(isContact)) &&
    leftHeadings.length + rightHeadings.length > 0
  );
}

/** Moves lines above the first heading of the columns back to the text above, which they end. */
function withWholeText(cut: Cut): Cut {
  const { above, left, right } = cut;
  const top = Math.min(...[...headings(left), ...headings(right)].map(({ y }) => y));
  const isEnd = ({ y }: Segment) => y < top;
  const isOneSided = !(left.some(isEnd) && right.some(isEnd));
  if (above.length === 0 || !Number.isFinite(top) || !isOneSided) return cut;
  const ends = [...left, ...right].filter(isEnd);
  return {
    ...cut,
    above: [...above, ...ends],
    left: left.filter((each) => !isEnd(each)),
    right: right.filter((each) => !isEnd(each)),
  };
}

const DATE_ONLY = /^\W*(?:\p{L}{3,9}\.? )?(?:\d{1,2}[./])?(?:19|20)\d\d(?!.*\p{L}{10})/u;

/** The tallest stretch that no segment crosses the gutter in. */
function cutAt(segments: Segment[], gutter: number): Cut | null {
  const edge = Math.min(...segments.map(({ x }) => x));
  // A long address may run into the next column.
  const isOnLeft = ({ text, x, right }: Segment) =>
    right <= gutter - NARROWEST_GUTTER || (x < edge + 5 && /\S@\S+$/.test(text));
  const isRight = ({ x }: Segment) => x >= gutter - 1;
  // A date at the right edge belongs to the words on its line.
  const tied = new Set<number>();
  for (const [index, segment] of segments.entries()) {
    const before = segments[index - 1];
    if (
      before?.y === segment.y &&
      isOnLeft(before) &&
      segment.x > gutter + 3 &&
      DATE_ONLY.test(segment.text)
    )
      tied.add(segment.y);
  }
  const isLeft = (segment: Segment) => isOnLeft(segment) && !tied.has(segment.y);
  let best: Cut | null = null;
  let start = 0;
  for (let end = 0; end <= segments.length; end += 1) {
    const segment = segments[end];
    if (segment && !tied.has(segment.y) && (isLeft(segment) || isRight(segment))) continue;
    const stretch = segments.slice(start, end);
    const [left, right] = [stretch.filter(isLeft), stretch.filter((each) => !isLeft(each))];
    if (
      Math.min(left.length, right.length) >
      Math.min(best?.left.length ?? 0, best?.right.length ?? 0)
    )
      best = { above: segments.slice(0, start), left, right, below: segments.slice(end), gutter };
    start = end + 1;
  }
  return best && withWholeText(best);
}

/** A gutter with a heading at the right column's edge is worth more than any other. */
function worth({ left, right, gutter }: Cut): number {
  const isHeaded = right.some((each) => Math.abs(each.x - gutter) < 3 && isHeading(each));
  return (isHeaded ? 10_000 : 0) + Math.min(left.length, right.length);
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
 * Cuts a page along its white space into columns, and those again (recursive XY-cut), from left
 * to right.
 *
 * @param segments from top to bottom
 */
export function blocksOf(segments: Segment[], startsColumn = true): Block[] {
  if (segments.length === 0) return [];
  const cut = findCut(segments);
  if (!cut) return [{ segments, startsColumn }];
  return [
    ...blocksOf(cut.above, startsColumn),
    ...blocksOf(cut.left),
    ...blocksOf(cut.right),
    ...blocksOf(cut.below, false),
  ];
}
