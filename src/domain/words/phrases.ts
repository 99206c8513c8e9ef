/** The phrases of a table's cell: 'must have | required'. */
const phrasesOf = (cell: string): string[] => cell.split('|').map((phrase) => phrase.trim());

/** Typed as typewriters do, so that tables need one spelling. */
export const plainMarks = (text: string): string =>
  text.replace(/[’`´]/g, "'").replace(/[\u2010\u2011]/g, '-');

/** Words or phrases: a list, or lists and cells by language. `*` stands for letters, a space also for a hyphen: 'requirement*', 'must have'. */
type Words = readonly string[] | Readonly<Record<string, string | readonly string[]>>;

const phrasesIn = (cell: string | readonly string[]): readonly string[] =>
  typeof cell === 'string' ? phrasesOf(cell) : cell;

/** The source of a pattern for any of the words. */
export const patternOf = (words: Words): string =>
  (Array.isArray(words) ? words : Object.values(words).flatMap(phrasesIn))
    // The longest first, so that a match takes in all of a phrase.
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.?+()|$]/g, '\\$&').replace(/\*/g, '\\p{L}*'))
    .map((phrase) => phrase.replaceAll(' ', '[ -]'))
    .join('|');

/**
 * A pattern for any of the words, as whole words.
 *
 * @param endings a pattern for what may follow them: 's?'
 */
export const anyOf = (words: Words, flags = 'iu', endings = ''): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${patternOf(words)})${endings}(?!\\p{L})`, flags);

/** A pattern for a text that is one of the phrases and nothing else, besides a closing mark. */
export const onlyOf = (words: Words): RegExp =>
  new RegExp(`^(?:${patternOf(words)})[ :!.→›»]*$`, 'iu');

/** As `anyOf`, with `unspaced` words in scripts without spaces, which count anywhere. */
export const anyWritten = ({
  unspaced,
  ...words
}: { unspaced: readonly string[] } & Readonly<Record<string, readonly string[]>>): RegExp =>
  new RegExp(`${anyOf(words).source}|${unspaced.join('|')}`, 'iu');
