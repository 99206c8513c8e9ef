/** Longer keys would not fit in an index. */
const SORT_KEY_LENGTH = 100;

/** The sort key of a title or company, without case and accents. */
export const sortKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .slice(0, SORT_KEY_LENGTH)
    .toWellFormed();
