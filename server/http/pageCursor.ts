import { z } from 'zod';
import { timestampInput } from '#domain/contract/fields.ts';
import { HttpError } from './httpError.ts';

/** The time and the id of the last row of a page. */
const cursorSchema = z.tuple([timestampInput(), z.guid()]);
export type PageCursor = z.output<typeof cursorSchema>;

/** An opaque cursor for the page after this row. */
export const encodePageCursor = (...[time, id]: PageCursor): string =>
  Buffer.from(JSON.stringify([time, id])).toString('base64url');

/**
 * The last row of the previous page. Throws a 400 for an invalid cursor.
 *
 * @param rows what the list has, for the error: 'pitches'
 */
export function decodePageCursor(cursor: string, rows: string): PageCursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    const message = `cursor must be the nextCursor of a list of ${rows}.`;
    throw Object.assign(new HttpError(400, message), { cause });
  }
}
