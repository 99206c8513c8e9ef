/* Changes of a finished letter, as text. */

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentence of a letter around a position, without the space after it. */
export function sentenceAt(content: string, position: number): string {
  const segment = segmenter.segment(content).containing(position);
  return segment?.segment.trim() ?? '';
}

/** The letter without a sentence, and without the space that it leaves. */
export const withoutSentence = (content: string, sentence: string): string =>
  content
    .replace(sentence, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^ | $/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The letter with a paragraph after the last one that has one of the sentences; otherwise after the first two. */
export function withParagraph(
  content: string,
  paragraph: string,
  sentences: readonly string[],
): string {
  const paragraphs = content.split('\n\n');
  const last = paragraphs.findLastIndex((text) => sentences.some((own) => text.includes(own)));
  const at = last === -1 ? Math.min(2, paragraphs.length) : last + 1;
  return paragraphs.toSpliced(at, 0, paragraph).join('\n\n');
}
