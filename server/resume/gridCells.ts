import type { PlacedLine } from './marginCells.ts';
import { sectionOf } from './reader/headings.ts';
import type { Segment } from './textRun.ts';

const NEAR = 3;
const FEWEST_LINES = 2;

const isSkillHeading = ({ segments }: PlacedLine) => {
  const [only, more] = segments;
  const section = only && !more ? sectionOf(only.text) : null;
  return section === 'skills' || section === 'softSkills';
};
const isAt = (x: number) => (segment: Segment) => Math.abs(segment.x - x) < NEAR;
const lists = ({ text }: Segment) => /[,;|•]/.test(text);

/**
 * Skills set in columns side by side, read column by column: what a narrow cell breaks stays together,
 * and a group's name stands above its own list. Rows of a name and its list stay rows.
 */
export function withGridCells(lines: PlacedLine[]): PlacedLine[] {
  const result: PlacedLine[] = [];
  let isSkills = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    const [only, more] = line.segments;
    if (isSkillHeading(line)) isSkills = true;
    else if (only && !more && sectionOf(only.text)) isSkills = false;
    const beside = listsAt(lines, at);
    if (beside.length > 0) {
      result.push(...byColumn(beside));
      at += beside.length;
      continue;
    }
    const grid = isSkills && line.segments.length > 1 ? gridAt(lines, at) : [];
    if (grid.length < FEWEST_LINES) {
      result.push(line);
      at += 1;
    } else {
      result.push(...byColumn(grid));
      at += grid.length;
    }
  }
  return result;
}

/** Sections side by side: a line of headings only, and what stands below each of them. */
function listsAt(lines: PlacedLine[], start: number): PlacedLine[] {
  const heads = lines[start]?.segments ?? [];
  if (heads.length < 2 || !heads.every(({ text }) => sectionOf(text) !== null)) return [];
  const fits = ({ segments }: PlacedLine) =>
    segments.every(({ x, right }) => {
      const column = heads.findLastIndex((head) => head.x <= x + NEAR);
      return column >= 0 && right < (heads[column + 1]?.x ?? Number.POSITIVE_INFINITY);
    });
  let end = start + 1;
  for (let line = lines[end]; line && fits(line); line = lines[end]) end += 1;
  return lines.slice(start, end);
}

/** The lines from there on whose segments all begin where columns do. */
function gridAt(lines: PlacedLine[], start: number): PlacedLine[] {
  const columns = (lines[start]?.segments ?? []).map(({ x }) => x);
  const size = lines[start]?.segments[0]?.size;
  let end = start;
  const fits = ({ segments }: PlacedLine) =>
    segments.every(
      (segment) =>
        columns.some((x) => isAt(x)(segment)) &&
        segment.size === size &&
        !(segments.length === 1 && sectionOf(segment.text)),
    );
  for (let line = lines[end]; line && fits(line); line = lines[end]) end += 1;
  const grid = lines.slice(start, end);
  const rows = grid.filter(({ segments }) => segments.length > 1);
  return rows.length < FEWEST_LINES || areRows(rows) ? [] : grid;
}

/** A name and its list on each line: they differ in face, or only the second has commas. */
function areRows(rows: PlacedLine[]): boolean {
  const share = (is: (row: Segment[]) => boolean) =>
    rows.filter(({ segments }) => is(segments)).length / rows.length;
  const differ = share(([first, second]) => first?.face !== second?.face) > 0.5;
  const listed = share(
    ([first, second]) =>
      first !== undefined && second !== undefined && !lists(first) && lists(second),
  );
  return differ || listed > 0.5 || share(([first]) => /:\s*$/.test(first?.text ?? '')) > 0.5;
}

function byColumn(grid: PlacedLine[]): PlacedLine[] {
  const columns = (grid[0]?.segments ?? []).map(({ x }) => x);
  const columnOf = ({ x }: Segment) => columns.findLastIndex((column) => column <= x + NEAR);
  return columns.flatMap((_, column) => {
    const cells = grid.flatMap(({ segments, y }) =>
      segments
        .filter((segment) => columnOf(segment) === column)
        .map((segment) => ({ segments: [segment], y })),
    );
    const edge = Math.max(...cells.flatMap(({ segments }) => segments.map(({ right }) => right)));
    return cells.map((cell) => ({ ...cell, edge }));
  });
}
