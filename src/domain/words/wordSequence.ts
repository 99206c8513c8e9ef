/** The words of a text, regardless of spacing, case and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** Returns a function that tells whether words occur in `text` in their order, next to each other. */
export function wordSequence(text: string): (words: string) => boolean {
  const sequence = ` ${wordsOf(text).join(' ')} `;
  return (words) => {
    const wanted = wordsOf(words);
    return wanted.length > 0 && sequence.includes(` ${wanted.join(' ')} `);
  };
}
