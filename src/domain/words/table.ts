/** The entries of a table, separated by commas. */
export const table = (entries: string): string[] =>
  entries.split(',').map((entry) => entry.trim().replaceAll(/\s+/g, ' '));
