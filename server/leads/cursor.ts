import { z } from 'zod';
import { timestampInput } from '#domain/contract/fields.ts';
import type { CompleteLeadListQuery } from '#domain/contract/leads.ts';
import { parseLeadId } from './leadId.ts';

/** The cursor is not from this list. */
export class InvalidCursorError extends Error {
  override readonly name = 'InvalidCursorError';
}

type Sorting = Pick<CompleteLeadListQuery, 'sort' | 'order'>;

/**
 * An opaque cursor for the page after the given lead.
 *
 * @param end the lead's timestamp and id, as a JSON array
 */
export const encodeCursor = ({ sort, order }: Sorting, end: string): string =>
  Buffer.from(`["${sort}","${order}",${end.slice(1)}`).toString('base64url');

/**
 * The timestamp and id of the previous page's last lead. Throws `InvalidCursorError` for a malformed
 * cursor and for one from a list in another order.
 */
export function decodeCursor(
  cursor: string,
  { sort, order }: Sorting,
): { key: string; id: string } {
  const schema = z.tuple([z.literal(sort), z.literal(order), timestampInput(), z.string()]);
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [, , key, leadId] = schema.parse(json);
    const id = parseLeadId(leadId);
    if (id !== null) return { key, id };
  } catch (error) {
    throw new InvalidCursorError(`Not a cursor of this list: ${cursor}`, { cause: error });
  }
  throw new InvalidCursorError(`Not a cursor of this list: ${cursor}`);
}
