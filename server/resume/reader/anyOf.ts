/**
 * A pattern for any word of a table: 'nurse' as it is, 'engineer-' with any ending, '-schule' with any beginning.
 * A `-` on both sides finds a part of a word.
 */
export function anyOf(words: readonly string[], flags = 'iu', endings = ''): RegExp {
  const parts = words.map((word) => {
    const bare = word.replace(/^-|-$/g, '').replace(/[.+*?()[\]{}|^$]/g, '\\$&');
    const start = word.startsWith('-') ? '\\p{L}*' : '';
    const end = word.endsWith('-') ? '\\p{L}*' : endings;
    return `${start}${bare}${end}`;
  });
  return new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, flags);
}

/** A pattern for one of the labels at the start of a line: "Employer: ", "Employer\t". */
export const labelAtStart = (labels: readonly string[]): RegExp =>
  new RegExp(`^${anyOf(labels).source}\\s*(?::|\\t)\\s*`, 'iu');
