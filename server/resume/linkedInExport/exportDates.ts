import { monthNumber } from '#domain/words/monthNumber.ts';
import type { Period } from '../reader/dates.ts';

/** Months since the year 0; `null` without a year. A year alone begins in January or ends in December. */
function monthOf(text: string, isEnd: boolean): number | null {
  const year = /\d{4}/.exec(text)?.[0];
  if (!year) return null;
  const words = text.replace(year, ' ').toLowerCase();
  const named = words.split(/[\s.,]+/).flatMap((word) => monthNumber(word) ?? []);
  const numbered = /(?<!\d)(1[0-2]|0?[1-9])(?!\d)/.exec(words)?.[0];
  const month = named[0] ?? (numbered ? Number(numbered) - 1 : isEnd ? 11 : 0);
  return Number(year) * 12 + month;
}

const LENGTH = /\s*\([^()]*\)$/;

/** Reads "May 2019 - Present (3 years 2 months)"; `null` without a date. */
export function exportPeriod(line: string): Period | null {
  const text = line.replace(LENGTH, '').trim();
  const [start = '', end = ''] = text.split(' - ');
  const from = monthOf(start, false);
  // A current position has no second year.
  const until = end === '' ? monthOf(start, true) : monthOf(end, true);
  return from === null ? null : { start, end, from, until, index: 0, length: text.length };
}
