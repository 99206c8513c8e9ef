/** A range in a text, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

export interface Word extends Span {
  text: string;
  /** The characters between this word and the one before. */
  before: string;
}

/** Inner punctuation belongs to a word (`Node.js`, `C++`, `co-founder`), trailing punctuation doesn't. */
const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}'’&+#./-]*[\p{L}\p{N}+#])?/gu;

export function splitWords(text: string): Word[] {
  let end = 0;
  return Array.from(text.matchAll(WORD), ({ 0: word, index: start }) => {
    const before = text.slice(end, start);
    end = start + word.length;
    return { text: word, start, end, before };
  });
}

export const isCapitalized = (word: Word): boolean => /^\.?\p{Lu}/u.test(word.text);

/** Whether there are only spaces between the word and the one before. */
export const isAdjacent = (word: Word | undefined): boolean =>
  word !== undefined && /^[^\S\n]+$/.test(word.before);

export const startsSentence = (word: Word, index: number): boolean =>
  index === 0 || /[.!?:;\n•"“(*]/.test(word.before);

/** "Netflix's" -> "Netflix". */
export const withoutPossessive = (word: string): string => word.replace(/['’]s?$/u, '');

/** The span from the first to the last word, without the last one's possessive. */
export const spanOf = (first: Word, last: Word): Span => ({
  start: first.start,
  end: last.start + withoutPossessive(last.text).length,
});
