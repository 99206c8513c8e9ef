/** The phrases of a table's cell: 'must have | required'. */
export const phrasesOf = (cell: string): string[] => cell.split('|').map((phrase) => phrase.trim());

/** Typed as typewriters do, so that tables need one spelling. */
export const plainMarks = (text: string): string =>
  text.replace(/[’`´]/g, "'").replace(/[\u2010\u2011]/g, '-');

const patternsOf = (table: Record<string, string>): string =>
  Object.values(table)
    .flatMap(phrasesOf)
    // The longest first, so that a match takes in all of a phrase.
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.?+]/g, '\\$&').replace(/\*/g, '\\p{L}*'))
    .map((phrase) => phrase.replaceAll(' ', '[ -]'))
    .join('|');

/**
 * A pattern for any of the phrases as whole words. `*` stands for letters, a space also for a hyphen:
 * 'requirement*', 'must have'.
 */
export function anyOf(table: Record<string, string>, flags = 'iu'): RegExp {
  return new RegExp(`(?<![\\p{L}'])(?:${patternsOf(table)})(?!\\p{L})`, flags);
}

/** A pattern for a text that is one of the phrases and nothing else, besides a closing mark. */
export const onlyOf = (table: Record<string, string>): RegExp =>
  new RegExp(`^(?:${patternsOf(table)})[ :!.→›»]*$`, 'iu');
