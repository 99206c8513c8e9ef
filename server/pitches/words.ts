/** A word of a text, and what stands between it and the word before. */
export interface Word {
  text: string;
  start: number;
  end: number;
  before: string;
}

/** Inner dots, dashes and signs belong to a word (`Node.js`, `C++`, `co-founder`), trailing ones do not. */
const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}'’&+#./-]*[\p{L}\p{N}+#])?/gu;

export function wordsOf(text: string): Word[] {
  let last = 0;
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const before = text.slice(last, index);
    last = index + word.length;
    return { text: word, start: index, end: last, before };
  });
}

export const isCapitalised = (word: Word): boolean => /^\.?\p{Lu}/u.test(word.text);

/** Whether only a space parts the word from the one before. */
export const follows = (word: Word | undefined): boolean =>
  word !== undefined && /^[^\S\n]+$/.test(word.before);

export const startsSentence = (word: Word, index: number): boolean =>
  index === 0 || /[.!?:;\n•"“(*]/.test(word.before);

/** The word without the 's of a possessive. */
export const bare = (word: string): string => word.replace(/['’]s?$/u, '');

/** Lower case, plain quotes and single spaces: two ways to write the same become the same. */
export const normalised = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
