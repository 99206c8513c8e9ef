import type { JoinLines } from './lineJoiner.ts';
import { mostFrequent } from './mostFrequent.ts';
import { findDate } from './reader/dates.ts';
import type { Segment } from './textRun.ts';
import { OPEN_END, OPEN_PERIOD } from './wraps.ts';

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
export function withMargins(rows: Segment[][], joined: JoinLines): Segment[][] {
  const starts = rows.flatMap(([, second]) => (second ? [Math.round(second.x)] : []));
  const gutter = mostFrequent(starts) ?? 0;
  if (starts.filter((x) => x === gutter).length < 3) return rows;
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
