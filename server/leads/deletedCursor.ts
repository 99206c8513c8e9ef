import { z } from 'zod';
import { timestampInput } from '#domain/contract/fields.ts';
import type { DeletedLead } from '#domain/contract/leads.ts';
import { HttpError } from '../http/httpError.ts';

const cursorSchema = z.object({ deletedAt: timestampInput(), id: z.guid() });

/** An opaque cursor for the page after this lead. */
export const encodeDeletedCursor = ({ deletedAt, id }: DeletedLead): string =>
  Buffer.from(JSON.stringify({ deletedAt, id })).toString('base64url');

/** The last lead of the previous page. Throws a 400 for an invalid cursor. */
export function decodeDeletedCursor(cursor: string): z.output<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    const message = 'cursor must be the nextCursor of a list of deleted leads.';
    throw Object.assign(new HttpError(400, message), { cause });
  }
}
