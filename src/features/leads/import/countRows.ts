/** '1 row', '1,204 rows'. */
export const countRows = (count: number): string =>
  count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`;
