import { z } from 'zod';
import { storableText, timestampInput } from '#domain/contract/fields.ts';
import type { CompleteLeadListQuery } from '#domain/contract/leads.ts';
import { parseLeadId } from './leadId.ts';

/** Thrown for a cursor that this list did not hand out. */
export class InvalidCursorError extends Error {
  override readonly name = 'InvalidCursorError';
}

type Sorting = Pick<CompleteLeadListQuery, 'sort' | 'order'>;

const KEYS = {
  updatedAt: timestampInput(),
  createdAt: timestampInput(),
  title: storableText(),
  company: storableText(),
  value: z.number(),
};

/**
 * Where a page ended, in a form that clients pass on without reading it.
 *
 * @param end the last lead's sort key and id, as a JSON array
 */
export const encodeCursor = ({ sort, order }: Sorting, end: string): string =>
  Buffer.from(`["${sort}","${order}",${end.slice(1)}`).toString('base64url');

/**
 * Where the page before ended: the value that the list is sorted by, and the lead's id. Throws
 * `InvalidCursorError` for garbage, and for the cursor of a list that is sorted in another way.
 */
export function decodeCursor(
  cursor: string,
  { sort, order }: Sorting,
): { key: string | number; id: string } {
  const schema = z.tuple([z.literal(sort), z.literal(order), KEYS[sort], z.string()]);
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
