const MAX_LENGTH = 80;

/** Accents that a PDF set apart: 'Diplˆome', 'D ́eveloppement'. */
const LOOSE_ACCENT = /[\u02c6\u02cb\u02dc\u00b4\u00a8]|(?:^|\s)\p{M}/u;
/** Small capitals: 'UNiVERSiTÉ', unlike 'GmbH', 'DBaaS' and 'McDonald'. */
const SMALL_CAPITALS = /\p{Lu}{2}\p{Ll}{1,2}\p{Lu}{2}/u;
/** A label, a list, a sentence, a blank to fill in, or a name that breaks off. */
const NO_NAME =
  /:(?=\s|$)|[|•*_<>@]|\p{Ll}{4}\.(?=\s)|[-–,:;/&(]$|\s(?:with|in|of|and|the|at|for|und|et|y|de)$/u;
const PAIRS = ['()', '[]', '“”', '«»'];

/** Whether a text from a resume or a page reads as a name, so that it can be set into a sentence. */
export function readsAsName(text: string): boolean {
  const isBalanced = PAIRS.every(
    ([open = '', close = '']) => text.split(open).length === text.split(close).length,
  );
  return (
    /^[\p{L}\p{N}]/u.test(text) &&
    text.length <= MAX_LENGTH &&
    isBalanced &&
    ![LOOSE_ACCENT, SMALL_CAPITALS, NO_NAME].some((pattern) => pattern.test(text))
  );
}
