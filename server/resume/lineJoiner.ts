/** Joins a wrapped line with the next. */
export type JoinLines = (before: string, after: string) => string;

/** Words between spaces: the first and the last of a line may be parts. */
const WHOLE_WORD = /(?<=[^\p{L}-])\p{L}{4,}(?=[^\p{L}-])/gu;
const SPLIT_WORD = /(\p{L}+)([-\u00ad\u2010\u2011])$/u;

/**
 * Joins the lines of a document. A hyphen at the end of a line goes if it splits a word: a compound keeps
 * it, known by a part that is a word elsewhere in the document.
 */
export function lineJoiner(texts: string[]): JoinLines {
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(WHOLE_WORD) ?? []));
  return (before, after) => {
    const [, typed = '', hyphen] = SPLIT_WORD.exec(before) ?? [];
    if (!hyphen) return `${before} ${after}`;
    const first = typed.toLowerCase();
    const [second] = /^\p{Ll}{2,}/u.exec(after) ?? [];
    const isSplit =
      second && (words.has(first + second) || !(words.has(first) || words.has(second)));
    return before.slice(0, -1) + (isSplit || hyphen === '\u00ad' ? '' : '-') + after;
  };
}
