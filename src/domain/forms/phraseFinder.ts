import { foldedWords } from '#domain/words/foldedWords.ts';

/** Phrases by language. */
export type ByLanguage = Readonly<Record<string, readonly string[]>>;

/**
 * A check whether a text has any of the words or phrases, as whole words without accents. `*` at an end of a word stands
 * for letters. Faster than a pattern for hundreds of phrases.
 */
export function phraseFinder(cells: ByLanguage): (text: string) => boolean {
  const words = new Set<string>();
  const starts: string[] = [];
  const ends: string[] = [];
  const phrases: string[] = [];
  for (const phrase of Object.values(cells).flat()) {
    const folded = foldedWords(phrase);
    if (folded.includes(' ')) phrases.push(` ${folded} `);
    else if (phrase.endsWith('*')) starts.push(folded);
    else if (phrase.startsWith('*')) ends.push(folded);
    else words.add(folded);
  }
  return (text) => {
    const folded = foldedWords(text);
    const isFound = (word: string): boolean =>
      words.has(word) ||
      starts.some((start) => word.startsWith(start)) ||
      ends.some((end) => word.endsWith(end));
    return (
      folded.split(' ').some(isFound) || phrases.some((phrase) => ` ${folded} `.includes(phrase))
    );
  };
}
