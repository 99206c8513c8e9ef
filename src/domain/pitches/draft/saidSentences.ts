import { stemOf, textWords } from '#domain/pitches/asked/textWords.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text. */
export const sentencesIn = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(
    (sentence) => sentence !== '',
  );

/** Of the words that carry a sentence's matter, how many make it a repetition. */
const REPEATED = 0.7;

/** Tells whether one of the texts says a sentence, perhaps in slightly other words. */
export function isSaidIn(texts: readonly string[]): (sentence: string) => boolean {
  const said = texts.flatMap(sentencesIn);
  const stems = said.map((text) => new Set(textWords(text).map(({ stem }) => stem)));
  return (sentence) => {
    const words = textWords(sentence).filter((word) => word.isSpecific || /\d/.test(word.text));
    return (
      texts.some((text) => text.includes(sentence)) ||
      stems.some(
        (has) =>
          words.length > 0 &&
          words.filter(({ text }) => has.has(stemOf(text))).length >= words.length * REPEATED,
      )
    );
  };
}
