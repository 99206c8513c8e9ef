import type { ResumeLine } from '../resumeLine.ts';
import { OPEN_PERIOD } from '../wraps.ts';
import { endsWithPeriod, findDate, isPresent } from './dates.ts';

const isEnd = (cell: string) => isPresent(cell) || (cell && findDate(cell)?.length === cell.length);

/** Joins a period that wraps in a margin: "2017 –\tNurse" above "2019\tWard 4", also at the right. */
export function wholePeriods(lines: ResumeLine[]): ResumeLine[] {
  const result: ResumeLine[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const before = last?.text.split('\t') ?? [];
    const cells = line.text.split('\t');
    const side = [0, -1].find(
      (at) => OPEN_PERIOD.test(before.at(at) ?? '') && isEnd(cells.at(at) ?? ''),
    );
    if (last && side !== undefined) {
      const [end] = cells.splice(side, 1);
      before.splice(side, 1, `${before.at(side)} ${end}`);
      result[result.length - 1] = { ...last, text: before.join('\t') };
    }
    if (cells.length > 0) result.push({ ...line, text: cells.join('\t') });
  }
  return result;
}

/** An employer or a school as an item, above a line with a period: not an item of what was done there. */
export const withoutHeadBullets = (lines: ResumeLine[]): ResumeLine[] =>
  lines.map((line, at) => {
    const next = lines[at + 1];
    const isHead =
      line.bullet && line.text.includes('\t') && next && !next.bullet && endsWithPeriod(next.text);
    return isHead ? { ...line, bullet: false } : line;
  });
