const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of a text, never cut inside a character that the reader sees, such as a flag or an accented letter.
 *
 * @param max UTF-16 units, at most
 */
export function shortText(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, graphemes.segment(text).containing(max)?.index ?? max);
}
