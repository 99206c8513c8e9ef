import { wordsOf } from './wordSequence.ts';

const WORD = /[\p{L}\p{N}+#]+/gu;

const CURRENCY_BEFORE = /\p{Sc}\s?$/u;
const CURRENCY_AFTER = /^\s?\p{Sc}/u;

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** The words of a text as `wordsOf` finds them, each with where it starts and ends in the text. */
function locatedWords(text: string): { word: string; start: number; end: number }[] {
  let normalized = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const character of text) {
    const part = character.normalize('NFKC').toLowerCase();
    for (let unit = 0; unit < part.length; unit += 1) offsets.push(offset);
    normalized += part;
    offset += character.length;
  }
  offsets.push(offset);
  return [...normalized.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: offsets[index] ?? 0,
    end: offsets[index + word.length] ?? offset,
  }));
}

/** The text's own part from `start` to `end`, with the quote's signs or a currency sign around it. */
function sliceAround(
  text: string,
  [start, end]: readonly [number, number],
  [opening, closing]: readonly [string, string],
): string {
  const left = text.endsWith(opening, start) ? opening : '';
  const right = text.startsWith(closing, end) ? closing : '';
  return [
    left || (CURRENCY_BEFORE.exec(text.slice(Math.max(0, start - 3), start))?.[0] ?? ''),
    text.slice(start, end),
    right || (CURRENCY_AFTER.exec(text.slice(end, end + 3))?.[0] ?? ''),
  ].join('');
}

/**
 * Returns a function that finds a quote in `text` by its words, regardless of spacing, case and
 * punctuation, and returns the text's own part, in one line. '' when the words aren't in the text.
 */
export function wordSlice(text: string): (quote: string) => string {
  const composed = text.normalize('NFC');
  const words = locatedWords(composed);
  const sequence = ` ${words.map(({ word }) => word).join(' ')} `;
  const indexAt = new Map<number, number>();
  let position = 0;
  words.forEach(({ word }, index) => {
    indexAt.set(position, index);
    position += word.length + 1;
  });
  return (quote) => {
    const wanted = wordsOf(quote);
    if (wanted.length === 0) return '';
    const needle = ` ${wanted.join(' ')} `;
    const signs = quote.trim().split(WORD);
    const around = [signs[0] ?? '', signs.at(-1) ?? ''] as const;
    const slices: string[] = [];
    const next = (from: number) => sequence.indexOf(needle, from);
    for (let at = next(0); at !== -1; at = next(at + needle.length - 1)) {
      const index = indexAt.get(at) ?? 0;
      const [first, last] = [words[index], words[index + wanted.length - 1]];
      if (first && last) slices.push(sliceAround(composed, [first.start, last.end], around));
    }
    // The words may occur several times, with other signs.
    const spaceless = withoutSpaces(quote);
    const exact = slices.find((slice) => withoutSpaces(slice) === spaceless);
    return (exact ?? slices[0] ?? '').replace(/\s+/g, ' ').trim();
  };
}
