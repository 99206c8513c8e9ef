import type { Period } from '../reader/dates.ts';

/** Most languages of LinkedIn's interface; other months count as January. */
const LOCALES =
  'ar cs da de el en es fi fr he hu id it ja ko ms nb nl pl pt ro ru sv th tr uk zh'.split(' ');

/** The names of the months, alone and in dates: "kwiecień", "kwietnia". */
function monthNames(): Map<string, number> {
  const names = new Map<string, number>();
  for (const locale of LOCALES) {
    const formats = [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const;
    for (const format of formats.map((each) => new Intl.DateTimeFormat(locale, each)))
      for (let month = 0; month < 12; month += 1)
        for (const { type, value } of format.formatToParts(new Date(2000, month, 15)))
          if (type === 'month' && !/^\d+$/.test(value)) names.set(value.toLowerCase(), month);
  }
  return names;
}

let names: Map<string, number> | undefined;

/** Months since the year 0; `null` without a year. A year alone begins in January or ends in December. */
function monthOf(text: string, isEnd: boolean): number | null {
  const year = /\d{4}/.exec(text)?.[0];
  if (!year) return null;
  names ??= monthNames();
  const words = text.replace(year, ' ').toLowerCase();
  const named = words.split(/[\s.,]+/).flatMap((word) => names?.get(word) ?? []);
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
