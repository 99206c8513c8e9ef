import { saysMostOf } from '#domain/words/saysMostOf.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text. */
export const sentencesIn = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(
    (sentence) => sentence !== '',
  );

/** Tells whether one of the texts says a sentence, perhaps in slightly other words. */
export function isSaidIn(texts: readonly string[]): (sentence: string) => boolean {
  const text = texts.join('\n\n');
  const saysMost = saysMostOf(text);
  return (sentence) => text.includes(sentence) || saysMost(sentence);
}
