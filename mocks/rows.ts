import { LIMITS } from '#domain/contract/limits.ts';
import { errorResponse } from './errorResponse.ts';

/** The row with the id. Throws the 404 without one. */
export function rowOf<Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
  what: string,
): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw errorResponse(404, `${what} not found.`);
  return found;
}

/** The rows with another one in place of one of them. */
export const replaced = <Row>(rows: readonly Row[], row: Row, by: Row): Row[] =>
  rows.map((stored) => (stored === row ? by : stored));

/** A page of the rows. Cursors of the mocks are positions. */
export function pageOf<Row>(rows: readonly Row[], cursor = '0', limit: number = LIMITS.page) {
  const end = Number(cursor) + limit;
  return {
    data: rows.slice(Number(cursor), end),
    nextCursor: end < rows.length ? String(end) : null,
  };
}
