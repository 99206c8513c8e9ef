import { wordsOf } from './wordSequence.ts';

/** Words that long carry the meaning; numbers do as well. */
const MEANS = 4;
/** Of those words, so many in one sentence say the same. */
const MOST = 0.7;
/** With fewer words, chance would decide. */
const FEWEST = 4;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const meaningOf = (text: string): Set<string> =>
  new Set(wordsOf(text).filter((word) => word.length >= MEANS || /\d/.test(word)));

/** Returns a function that tells whether one sentence of `text` has most words of another one. */
export function saysMostOf(text: string): (sentence: string) => boolean {
  const sentences = [...segmenter.segment(text)].map(({ segment }) => meaningOf(segment));
  return (sentence) => {
    const wanted = [...meaningOf(sentence)];
    return (
      wanted.length >= FEWEST &&
      sentences.some(
        (said) => wanted.filter((word) => said.has(word)).length >= wanted.length * MOST,
      )
    );
  };
}
