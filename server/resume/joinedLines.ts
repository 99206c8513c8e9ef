/** First parts of words that keep their hyphen at a line's end. */
const KEEPS_HYPHEN =
  /(?<!\p{L})(?:self|cross|co|non|pre|post|multi|long|short|full|part|high|low|well|end|real|time|on|off|in|day|hands|user|customer|client|data|cost|third|year|two|three|e|x|open|object|decision|problem|follow|state|design|decision|science|market|product|service|team|work|home|world)-$/iu;

/**
 * Two lines as one. The hyphen at the end of the first stays when what stands before it is a word.
 *
 * @param isWord whether the column uses the word elsewhere
 */
export function joinedLines(
  first: string,
  second: string,
  isWord: (word: string) => boolean,
): string {
  if (/\S@\S*$/.test(first) && /^[\p{L}\d.-]+$/u.test(second)) return `${first}${second}`;
  const [, part] = /(\p{L}*\p{Ll})-$/u.exec(first) ?? [];
  if (part === undefined || !/^\p{L}/u.test(second)) return `${first} ${second}`;
  if (/^\p{Lu}/u.test(second)) return `${first}${second}`;
  return `${KEEPS_HYPHEN.test(first) || isWord(part) ? first : first.slice(0, -1)}${second}`;
}
