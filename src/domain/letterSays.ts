import { wordSequence, wordsOf } from './wordSequence.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Returns a function that tells whether a letter says something already, regardless of case, punctuation and
 * white space: in these words, or in one sentence that has them all, such as a list with more names.
 */
export function letterSays(letter: string): (statement: string) => boolean {
  const hasInOrder = wordSequence(letter);
  const sentences = letter
    .split(/\n\s*\n/)
    .flatMap((paragraph) => [...segmenter.segment(paragraph.replace(/\s+/g, ' '))])
    .map(({ segment }) => new Set(wordsOf(segment)));
  return (statement) => {
    if (hasInOrder(statement)) return true;
    const words = wordsOf(statement);
    return words.length > 0 && sentences.some((known) => words.every((word) => known.has(word)));
  };
}
