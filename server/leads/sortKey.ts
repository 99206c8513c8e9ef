/** Longer keys than this would not fit an index, and tell nothing more apart. */
const SORT_KEY_LENGTH = 100;

/** What a title or company is sorted by: its letters, without case and accents. */
export const sortKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .slice(0, SORT_KEY_LENGTH)
    .toWellFormed();
