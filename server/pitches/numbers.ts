/** A number as a text says it. `values` has more than one where the writing is ambiguous: '1.200'. */
export interface SaidNumber {
  text: string;
  start: number;
  end: number;
  /** `share`: 0.8 for 80%, 0.5 for a half. `times`: 3 for 3x and tripled. */
  kind: 'count' | 'share' | 'times';
  values: number[];
}

const UNITS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const SMALL = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
]);

const SCALES = new Map<string, number>([
  ...([
    ['dozen', 12],
    ['decade', 10],
    ['hundred', 100],
  ] as const),
  ...([
    ['thousand', 1e3],
    ['million', 1e6],
    ['billion', 1e9],
  ] as const),
  ...([
    ['k', 1e3],
    ['m', 1e6],
    ['mn', 1e6],
    ['b', 1e9],
    ['bn', 1e9],
  ] as const),
]);

const FRACTIONS = new Map<string, number>([
  ...([
    ['half', 0.5],
    ['halves', 0.5],
    ['halved', 0.5],
    ['halving', 0.5],
  ] as const),
  ...([
    ['third', 1 / 3],
    ['thirds', 1 / 3],
    ['quarter', 0.25],
    ['quarters', 0.25],
  ] as const),
]);

const MULTIPLES = new Map<string, number>([
  ...([
    ['doubled', 2],
    ['doubling', 2],
    ['tripled', 3],
    ['tripling', 3],
  ] as const),
  ...([
    ['quadrupled', 4],
    ['quadrupling', 4],
  ] as const),
]);

const WORD = `(?:${[...SMALL.keys()].toReversed().join('|')})`;
const SCALE = '(?:dozen|decade|hundred|thousand|million|billion)s?';
const DIGITS = String.raw`\d+(?:[.,]\d+)*`;

/*
 * In this order: fractions; digits with what follows them; words. What is glued to letters (ES2024,
 * GPT-4, HTTP/2) is a name and no number, and so is an ordinal.
 */
const NUMBER = new RegExp(
  [
    String.raw`(?<fraction>\b(?:(?:an?|one|two|three)[ -](?:third|quarter)s?|half|halved|halving)\b)`,
    String.raw`(?<multiple>\b(?:${[...MULTIPLES.keys()].join('|')})\b)`,
    String.raw`(?<![\p{L}\d])(?<!\p{L}[-/.])(?<!\d[.,])(?<digits>${DIGITS})(?:(?<times> ?[x×](?![\p{L}\d])|-?fold\b)|[ -]?(?<scale>(?:${SCALE}|k|K|M|m|mn|bn|B)(?![\p{L}\d])))?(?![\p{L}\d])`,
    String.raw`\b(?<words>(?:${WORD}|${SCALE})(?:(?:[ -]|(?<=hundred|thousand) and )(?:${WORD}|${SCALE}))*)(?<fold>-?fold)?\b`,
  ].join('|'),
  'giu',
);

const PERCENT = /^[ -]?(?:%|percent\b|per cent\b|pct\b|percentage points?\b)/i;

/** What digits may mean: '1.200' is 1.2 or 1200, '1,200' likewise. */
function digitValues(digits: string): number[] {
  const plain = Number(digits.replaceAll(',', '.'));
  const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(digits)
    ? [Number(digits.replace(/[.,]/g, ''))]
    : [];
  const english = Number(digits.replaceAll(',', ''));
  return [...new Set([plain, ...grouped, english])].filter(Number.isFinite);
}

/** 'two hundred and five' is 205. */
function wordsValue(words: string): number {
  let total = 0;
  let current = 0;
  let hasCurrent = false;
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    const small = SMALL.get(word);
    const scale = SCALES.get(word.replace(/s$/, ''));
    if (small !== undefined) {
      current += small;
      hasCurrent = true;
    } else if (scale !== undefined) {
      const scaled = (hasCurrent ? current : 1) * scale;
      if (scale >= 1e3) total += scaled;
      current = scale >= 1e3 ? 0 : scaled;
      hasCurrent = scale < 1e3;
    }
  }
  return total + current;
}

function fractionValue(text: string): number {
  const [first = '', last = first] = text.toLowerCase().split(/[ -]/);
  return (SMALL.get(first) ?? 1) * (FRACTIONS.get(last) ?? 1);
}

/** All numbers that a text says, in digits and in English words. */
export function numbersIn(text: string): SaidNumber[] {
  return Array.from(text.matchAll(NUMBER), ({ 0: said, index, groups = {} }): SaidNumber => {
    const { fraction, multiple, digits, times, scale, words, fold } = groups;
    const at = { text: said, start: index, end: index + said.length };
    if (fraction) return { ...at, kind: 'share', values: [fractionValue(fraction)] };
    if (multiple) {
      return { ...at, kind: 'times', values: [MULTIPLES.get(multiple.toLowerCase()) ?? 0] };
    }
    const factor = SCALES.get((scale ?? '').toLowerCase().replace(/s$/, '')) ?? 1;
    const values = digits
      ? digitValues(digits).map((value) => value * factor)
      : [wordsValue(words ?? '')];
    if (times || fold) return { ...at, kind: 'times', values };
    const [percent] = PERCENT.exec(text.slice(at.end, at.end + 20)) ?? [];
    if (percent === undefined) return { ...at, kind: 'count', values };
    const end = at.end + percent.length;
    return {
      ...{ text: text.slice(index, end), start: index, end },
      ...{ kind: 'share', values: values.map((value) => value / 100) },
    };
  });
}
