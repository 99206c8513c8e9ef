import type { Span } from '../ai/splitWords.ts';

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

const SMALL_NUMBERS = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
]);

const SCALES: Record<string, number> = {
  dozen: 12,
  decade: 10,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  b: 1e9,
  bn: 1e9,
};

const WORD = `(?:${[...SMALL_NUMBERS.keys()].toReversed().join('|')})`;
const SCALE = '(?:dozen|decade|hundred|thousand|million|billion)s?';

/** Digits attached to letters (ES2024, GPT-4, HTTP/2, 3rd) are part of a name or an ordinal. */
const NUMBER = new RegExp(
  [
    String.raw`(?<share>\b(?:(?:an?|one|two|three)[ -](?:third|quarter)s?|half|halved|halving)\b)`,
    String.raw`(?<multiple>\b(?:doubl|tripl|quadrupl)(?:ed|ing)\b)`,
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
  const isContinental = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits);
  return [
    digits.replace(',', '.'),
    ...(isContinental ? [digits.replaceAll('.', '').replace(',', '.')] : []),
  ]
    .map(Number)
    .filter(Number.isFinite);
}

/** 205 for 'two hundred and five'. */
function wordsValue(words: string): number {
  let total = 0;
  let current: number | null = null;
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    const small = SMALL_NUMBERS.get(word);
    const scale = SCALES[word.replace(/s$/, '')];
    if (small !== undefined) current = (current ?? 0) + small;
    else if (scale !== undefined) {
      current = (current ?? 1) * scale;
      if (scale < 1e3) continue;
      total += current;
      current = null;
    }
  }
  return total + (current ?? 0);
}

function shareValue(text: string): number {
  const [count = '', unit = count] = text.toLowerCase().split(/[ -]/);
  if (unit.startsWith('hal')) return 0.5;
  return (SMALL_NUMBERS.get(count) ?? 1) / (unit.startsWith('third') ? 3 : 4);
}

const MULTIPLES: Record<string, number> = { d: 2, t: 3, q: 4 };

/** Finds the numbers in a text, in digits and in English words. */
export function findNumbers(text: string): FoundNumber[] {
  return Array.from(
    text.matchAll(NUMBER),
    ({ 0: match, index: start, groups = {} }): FoundNumber => {
      const { share, multiple, digits, times, scale = '', words = '', fold } = groups;
      const end = start + match.length;
      const number = { text: match, start, end };
      if (share) return { ...number, kind: 'share', values: [shareValue(share)] };
      if (multiple) {
        return {
          ...number,
          kind: 'times',
          values: [MULTIPLES[multiple.charAt(0).toLowerCase()] ?? 0],
        };
      }
      const factor = SCALES[scale.toLowerCase().replace(/s$/, '')] ?? 1;
      const values = digits
        ? digitValues(digits).map((value) => value * factor)
        : [wordsValue(words)];
      if (times || fold) return { ...number, kind: 'times', values };
      const [percent] = PERCENT.exec(text.slice(end, end + 20)) ?? [];
      if (percent === undefined) return { ...number, kind: 'count', values };
      return {
        text: match + percent,
        start,
        end: end + percent.length,
        kind: 'share',
        values: values.map((value) => value / 100),
      };
    },
  );
}
