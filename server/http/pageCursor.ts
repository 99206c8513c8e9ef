import { z } from 'zod';
import { timestampInput } from '#domain/contract/fields.ts';
import { HttpError } from './httpError.ts';

/** The time and the id of the last row of a page. */
export type PageCursor = [time: string, id: string];

/**
 * An opaque cursor for the page after this row.
 *
 * @param order that of a list with several
 */
export const encodePageCursor = (row: PageCursor, order = ''): string =>
  Buffer.from(JSON.stringify([...row, order])).toString('base64url');

/**
 * The last row of the previous page, `null` for the first page. Throws a 400 for an invalid cursor.
 *
 * @param list what a cursor must be from, for the error: 'of pitches'
 * @param order that of a list with several
 */
export function decodePageCursor(
  cursor: string | undefined,
  list: string,
  order = '',
): PageCursor | null {
  if (cursor === undefined) return null;
  const schema = z.tuple([timestampInput(), z.guid(), z.literal(order)]);
  try {
    const json = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [time, id] = schema.parse(json);
    return [time, id];
  } catch (cause) {
    const message = `cursor must be the nextCursor of a list ${list}.`;
    throw Object.assign(new HttpError(400, message), { cause });
  }
}

/**
 * The cursor for the page after this one, `null` when it's the last.
 *
 * @param found the rows that were read for the page, with one more if there is one
 * @param time by which the list is in order
 */
export function nextCursor<Row extends { id: string }>(
  page: readonly Row[],
  found: readonly unknown[],
  time: (row: Row) => string,
): string | null {
  const last = page.at(-1);
  return last && found.length > page.length ? encodePageCursor([time(last), last.id]) : null;
}
