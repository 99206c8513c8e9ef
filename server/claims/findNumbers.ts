import type { Span } from './splitWords.ts';

export interface FoundNumber extends Span {
  text: string;
  /** `share`: 0.8 for 80%, 0.5 for a half. `times`: 3 for 3x and tripled. */
  kind: 'count' | 'share' | 'times';
  /** More than one if the notation is ambiguous: '1.200'. */
  values: number[];
}

const UNITS = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen
  fifteen sixteen seventeen eighteen nineteen`.split(/\s+/);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER_WORDS = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
]);

const SCALES: Record<string, number> = { dozen: 12, decade: 10, hundred: 100 };
for (const name of ['thousand', 'k']) SCALES[name] = 1e3;
for (const name of ['million', 'm', 'mn']) SCALES[name] = 1e6;
for (const name of ['billion', 'b', 'bn']) SCALES[name] = 1e9;

/** Shares and multiples in words, by how they begin or end. */
const FIXED: readonly [RegExp, FoundNumber['kind'], number][] = [
  [/hal[fv]/i, 'share', 1 / 2],
  [/^two.third/i, 'share', 2 / 3],
  [/third/i, 'share', 1 / 3],
  [/^three.quarter/i, 'share', 3 / 4],
  [/quarter/i, 'share', 1 / 4],
  [/^doubl/i, 'times', 2],
  [/^tripl/i, 'times', 3],
  [/^quadrupl/i, 'times', 4],
];

const WORD = `(?:${[...NUMBER_WORDS.keys()].toReversed().join('|')})`;
const SCALE = '(?:dozen|decade|hundred|thousand|million|billion)s?';

/** Digits attached to letters (ES2024, GPT-4, HTTP/2, 3rd) are part of a name or an ordinal. */
const NUMBER = new RegExp(
  [
    String.raw`(?<![\p{L}\d.,])(?<part>\d+) (?:out )?of (?<whole>\d+)(?![\p{L}\d]|[.,]\d)`,
    String.raw`(?<fixed>\b(?:(?:an?|one|two|three)[ -](?:third|quarter)s?|half|halved|halving|(?:doubl|tripl|quadrupl)(?:ed|ing))\b)`,
    String.raw`(?<![\p{L}\d])(?<!\p{L}[-/.])(?<!\d[.,])(?<digits>\d+(?:[.,]\d+)*)(?:(?<times> ?[x×](?![\p{L}\d])|-?fold\b)|[ -]?(?<scale>(?:${SCALE}|k|m|mn|bn|b)(?![\p{L}\d])))?(?![\p{L}\d])`,
    String.raw`\b(?<words>(?:${WORD}|${SCALE})(?:(?:[ -]|(?<=hundred|thousand) and )(?:${WORD}|${SCALE}))*)(?<fold>-?fold)?\b`,
  ].join('|'),
  'giu',
);

const PERCENT = /^[ -]?(?:%|percent\b|per cent\b|pct\b|percentage points?\b)/i;

/** '1,200' means 1200. '1.200' can also mean 1.2. */
function digitValues(digits: string): number[] {
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(digits))
    return [Number(digits.replaceAll(',', ''))];
  const values = [Number(digits.replace(',', '.'))];
  const isContinental = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits);
  if (isContinental) values.push(Number(digits.replaceAll('.', '').replace(',', '.')));
  return values.filter(Number.isFinite);
}

/** 205 for 'two hundred and five'. */
function wordsValue(words: string): number {
  let total = 0;
  let current: number | null = null;
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    const scale = SCALES[word.replace(/s$/, '')];
    if (scale === undefined) current = (current ?? 0) + (NUMBER_WORDS.get(word) ?? 0);
    else current = (current ?? 1) * scale;
    if (scale !== undefined && scale >= 1e3) {
      total += current;
      current = null;
    }
  }
  return total + (current ?? 0);
}

/** What two mentions of the same number have in common. Shares are rounded: 33% is a third. */
export const numberKeys = ({ kind, values }: FoundNumber): string[] =>
  values.map((value) => `${kind} ${kind === 'share' ? value.toFixed(2) : value}`);

/** Finds the numbers in a text: in digits, and unless it's in another language in English words. */
export function findNumbers(text: string, isEnglish = true): FoundNumber[] {
  const found = Array.from(text.matchAll(NUMBER)).filter(
    ({ groups = {} }) => isEnglish || !(groups.words || groups.fixed),
  );
  return found.map(({ 0: match, index: start, groups = {} }) => {
    const end = start + match.length;
    const fixed = groups.fixed && FIXED.find(([pattern]) => pattern.test(match));
    if (fixed) return { text: match, start, end, kind: fixed[1], values: [fixed[2]] };
    if (groups.part) {
      const share = Number(groups.part) / Number(groups.whole);
      return { text: match, start, end, kind: 'share', values: [share] };
    }
    const { digits, times, fold, scale = '', words = '' } = groups;
    const factor = SCALES[scale.toLowerCase().replace(/s$/, '')] ?? 1;
    const values = digits
      ? digitValues(digits).map((value) => value * factor)
      : [wordsValue(words)];
    if (times || fold) return { text: match, start, end, kind: 'times', values };
    const [percent = ''] = PERCENT.exec(text.slice(end, end + 20)) ?? [];
    return {
      text: match + percent,
      start,
      end: end + percent.length,
      kind: percent ? 'share' : 'count',
      values: percent ? values.map((value) => value / 100) : values,
    };
  });
}
