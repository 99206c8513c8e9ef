/** A range in a text, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

export interface Word extends Span {
  text: string;
  /** The text without a possessive: 'Netflix' of "Netflix's". */
  name: string;
  /** The characters between this word and the one before. */
  before: string;
  isCapitalized: boolean;
  startsSentence: boolean;
}

/** Inner punctuation belongs to a word (`Node.js`, `C++`, `co-founder`), trailing punctuation doesn't. */
const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}'’&+#./-]*[\p{L}\p{N}+#])?/gu;

export function splitWords(text: string): Word[] {
  let end = 0;
  return Array.from(text.matchAll(WORD), ({ 0: word, index: start }) => {
    const before = text.slice(end, start);
    end = start + word.length;
    return {
      text: word,
      name: withoutPossessive(word),
      start,
      end,
      before,
      isCapitalized: /^\.?\p{Lu}/u.test(word),
      startsSentence: start === before.length || /[.!?:;\n•"“(*]/.test(before),
    };
  });
}

/** Whether there are only spaces between the word and the one before. */
export const isAdjacent = (word: Word | undefined): boolean =>
  word !== undefined && /^[^\S\n]+$/.test(word.before);

/** "Netflix's" -> "Netflix". */
export const withoutPossessive = (word: string): string => word.replace(/['’]s?$/u, '');

/** The span of adjacent words, without the last one's possessive; `null` for no words. */
export function spanOf(words: readonly Word[]): Span | null {
  const [first] = words;
  const last = words.at(-1);
  return first && last ? { start: first.start, end: last.start + last.name.length } : null;
}
