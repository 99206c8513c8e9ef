/** Joins a wrapped line with the next. */
export type JoinLines = (before: string, after: string) => string;

const HYPHEN = /(?<=\p{L})[-\u00ad\u2010\u2011]$/u;
const SOFT_HYPHEN = '\u00ad';

/**
 * Joins the lines of a document. The hyphen at the end of a line is removed if it splits a word: a compound
 * keeps it, known by its words or since the document uses one of them elsewhere.
 *
 * @param texts all lines of the document
 */
export function lineJoiner(texts: string[]): JoinLines {
  const whole = new Set(
    texts.flatMap(
      (text) =>
        // The first and the last word of a line may be parts.
        text.toLowerCase().match(/(?<!^)(?<![\p{L}-])\p{L}{4,}(?![\p{L}-])(?!$)/gu) ?? [],
    ),
  );
  const partsOf = (before: string, after: string) => ({
    first: /\p{L}+(?=.$)/u.exec(before)?.[0].toLowerCase() ?? '',
    second: /^\p{Ll}+/u.exec(after)?.[0] ?? '',
  });
  return (before, after) => {
    const [hyphen] = HYPHEN.exec(before) ?? [];
    if (!hyphen) return `${before} ${after}`;
    const { first, second } = partsOf(before, after);
    const areWords = [first, second].map((word) => whole.has(word));
    const isCompound = second.length < 2 || areWords.some(Boolean);
    const isWhole = second.length > 1 && whole.has(first + second);
    const isSplit = hyphen === SOFT_HYPHEN || isWhole || !isCompound;
    return isSplit ? before.slice(0, -1) + after : `${before.slice(0, -1)}-${after}`;
  };
}
