const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export interface LetterSentence {
  text: string;
  /** In UTF-16 units of the letter. */
  start: number;
  end: number;
}

/** The sentences of a letter that it didn't have before. */
export const changedSentences = (before: string, content: string): LetterSentence[] =>
  letterSentences(content).filter(({ text }) => !before.includes(text));

/** The sentences of a letter. A line of its own is one, without its bullet. */
export function letterSentences(content: string): LetterSentence[] {
  const sentences: LetterSentence[] = [];
  for (const { 0: line, index } of content.matchAll(/[^\n]+/g)) {
    const [bullet = ''] = /^\s*[-–•*]\s+/.exec(line) ?? [];
    for (const { segment, index: at } of segmenter.segment(line.slice(bullet.length))) {
      const text = segment.trim();
      const start = index + bullet.length + at + segment.indexOf(text);
      if (text !== '') sentences.push({ text, start, end: start + text.length });
    }
  }
  return sentences;
}
