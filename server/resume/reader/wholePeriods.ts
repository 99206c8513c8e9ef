import type { ResumeLine } from '../resumeLine.ts';
import { OPEN_PERIOD } from '../wraps.ts';
import { findDate, isPresent } from './dates.ts';

/** Joins a period that wraps in a margin: "2017 –\tNurse" above "2019\tWard 4". */
export function wholePeriods(lines: ResumeLine[]): ResumeLine[] {
  const result: ResumeLine[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const [begun = '', ...cells] = last?.text.split('\t') ?? [];
    const [end = '', ...rest] = line.text.split('\t');
    const isEnd = isPresent(end) || (end !== '' && findDate(end)?.length === end.length);
    if (last && isEnd && OPEN_PERIOD.test(begun)) {
      result[result.length - 1] = { ...last, text: [`${begun} ${end}`, ...cells].join('\t') };
      if (rest.length > 0) result.push({ ...line, text: rest.join('\t') });
    } else result.push(line);
  }
  return result;
}
