/** Joins a wrapped line with the next. */
export type JoinLines = (before: string, after: string) => string;

/** Words of compounds, which keep their hyphen: "community-driven", "full-stack". */
const FIRST =
  /^(?:\p{L}|action|back|client|cloud|community|cross|cutting|data|deep|end|event|fast|front|full|high|large|long|low|mid|multi|non|object|open|part|real|self|server|short|single|small|team|test|third|time|user|web|well|world)$/iu;
const SECOND =
  /^(?:aware|based|building|centered|centric|class|commerce|driven|edge|efficient|effective|end|facing|focused|friendly|functional|level|making|native|orient\p{L}*|party|paced|platform|quality|ready|scale|side|solving|source|stack|style|term|time|to|up|wide|year)$/u;

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
  /** Whether a word that is split at the end of a line is whole elsewhere, as in files made with TeX. */
  const splitsWords = texts.some((before, index) => {
    if (!HYPHEN.test(before)) return false;
    const { first, second } = partsOf(before, texts[index + 1] ?? '');
    return whole.has(first + second);
  });
  return (before, after) => {
    const [hyphen] = HYPHEN.exec(before) ?? [];
    if (!hyphen) return `${before} ${after}`;
    const { first, second } = partsOf(before, after);
    const areWords = [first, second].map((word) => whole.has(word));
    const isCompound =
      second.length < 2 ||
      FIRST.test(first) ||
      SECOND.test(second) ||
      (splitsWords ? areWords.every(Boolean) : areWords.some(Boolean));
    const isWhole = second.length > 1 && whole.has(first + second);
    const isSplit = hyphen === SOFT_HYPHEN || isWhole || !isCompound;
    return isSplit ? before.slice(0, -1) + after : `${before.slice(0, -1)}-${after}`;
  };
}
