import { DEGREE_LETTERS, DEGREE_LEVELS, OTHER_DEGREES } from '#domain/words/degrees.ts';
import { anyOf, phrasesOf } from '#domain/words/phrases.ts';

const DEGREE_WORD = anyOf([...DEGREE_LEVELS.flatMap(phrasesOf), ...OTHER_DEGREES]);
const LETTERS = /(?<!\p{L})\p{Lu}(?:\p{L}|\.(?=\p{L}))*\.?/gu;

/** The first degree in a text: "B.Sc.", "Master". */
export function findDegree(text: string): { index: number; words: string } | null {
  const letters = [...text.matchAll(LETTERS)].find(([words]) =>
    DEGREE_LETTERS.has(words.replaceAll('.', '').toLowerCase()),
  );
  const [first] = [letters, DEGREE_WORD.exec(text)]
    .filter((match) => match != null)
    .toSorted((a, b) => a.index - b.index);
  return first ? { index: first.index, words: first[0] } : null;
}
