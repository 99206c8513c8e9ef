/** Text of a letter that may be left out. */
export interface Part {
  text: string;
  /** Of a letter that is too long, the part with the highest number goes first; 0 always stays. */
  rank: number;
}

export const part = (text: string, rank = 0): Part => ({ text, rank });

/**
 * The paragraphs of a letter as one text, without the parts that it has no room for. Parts of a paragraph that
 * begin with a line break are lines of a list.
 *
 * @param separator between paragraphs
 */
export function fitted(
  paragraphs: readonly (readonly Part[])[],
  separator: string,
  fits: (text: string) => boolean,
): string {
  const parts = paragraphs.map((each) => each.filter(({ text }) => text !== ''));
  const text = parts
    .filter(({ length }) => length > 0)
    .map((each) =>
      each
        .map((one) => one.text)
        .join(' ')
        .replaceAll(' \n', '\n'),
    )
    .join(separator);
  const last = parts.flat().reduceRight((a, b) => (b.rank > a.rank ? b : a), part(''));
  if (last.rank === 0 || fits(text)) return text;
  return fitted(
    parts.map((each) => each.filter((one) => one !== last)),
    separator,
    fits,
  );
}
