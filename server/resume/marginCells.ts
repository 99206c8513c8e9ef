import { sectionOf } from './reader/headings.ts';
import type { Segment } from './textRun.ts';

/** Segments with one baseline, from left to right. */
export interface PlacedLine {
  segments: Segment[];
  y: number;
  /** Where it had to end, when not with its column. */
  edge?: number;
}

const ENDS_WITH_DATE = /(?:(?:19|20)\d\d|present|current|now|heute)\W*$/i;
const MOST_LINES = 4;
const BULLET_INDENT = 45;

/**
 * Where an entry's company, place and dates stand under each other in the margin, the lines beside them
 * are tasks: puts the rest of the margin's cell before the rest of the entry.
 */
export function withMarginCells(lines: PlacedLine[]): PlacedLine[] {
  const result: PlacedLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    const end = line ? cellEnd(lines, at) : null;
    if (line) result.push(line);
    at += 1;
    if (!line || end === null) continue;
    const [left, right] = line.segments;
    const wrapped = wrappedLines(lines.slice(at, end + 1), left);
    if (left && right && wrapped.length > 0) {
      const whole = { ...left, text: [left, ...wrapped].map(({ text }) => text.trim()).join(' ') };
      result[result.length - 1] = { ...line, segments: [whole, right] };
    }
    const rest = lines.slice(at, end + 1).flatMap(({ segments, y }) => {
      const own = segments.filter((segment) => !wrapped.includes(segment));
      return own.length > 0 ? [{ segments: own, y }] : [];
    });
    const isMargin = (segment: Segment) =>
      Math.abs(segment.x - (left?.x ?? 0)) < 3 && left !== right;
    const side = (wanted: boolean) =>
      rest.flatMap(({ segments, y }) => {
        const own = segments.filter((segment) => isMargin(segment) === wanted);
        return own.length > 0 ? [{ segments: own, y }] : [];
      });
    result.push(...side(true), ...side(false));
    at = end + 1;
  }
  return result;
}

/** The lines that a name in the margin goes on with, in its own look; what follows has another. */
function wrappedLines(lines: PlacedLine[], first: Segment | undefined): Segment[] {
  if (!first) return [];
  const cell = lines.flatMap(({ segments }) =>
    segments.filter(({ x }) => Math.abs(x - first.x) < 3),
  );
  const other = cell.findIndex(({ face, size }) => face !== first.face || size !== first.size);
  return other < 0 ? [] : cell.slice(0, other);
}

/** The line on which the margin's cell that begins at `start` ends, with its date; `null` for no such cell. */
function cellEnd(lines: PlacedLine[], start: number): number | null {
  const [left, right, more] = lines[start]?.segments ?? [];
  if (!left || !right || more || /\d{4}/.test(left.text)) return null;
  let isInterleaved = false;
  for (let at = start + 1; at <= start + MOST_LINES; at += 1) {
    const { segments = [] } = lines[at] ?? {};
    const inMargin = segments.find(({ x }) => Math.abs(x - left.x) < 3);
    const beside = segments.filter((segment) => segment !== inMargin);
    if (beside.some(({ x }) => x < right.x - 3 || x > right.x + BULLET_INDENT)) return null;
    if (inMargin && sectionOf(inMargin.text)) return null;
    if (!inMargin) {
      if (beside.length === 0) return null;
      continue;
    }
    isInterleaved ||= beside.length > 0;
    if (ENDS_WITH_DATE.test(inMargin.text)) {
      const isWrapped = wrappedLines(lines.slice(start + 1, at + 1), left).length > 0;
      return isInterleaved || isWrapped ? at : null;
    }
  }
  return null;
}
