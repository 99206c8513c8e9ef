import { z } from 'zod';
import { timestampInput } from '#domain/contract/fields.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { HttpError } from '../http/httpError.ts';

/** `createdAt` and `id` of the last pitch on a page. */
const cursorSchema = z.tuple([timestampInput(), z.guid()]);
export type PitchCursor = z.output<typeof cursorSchema>;

export const encodeCursor = ({ createdAt, id }: Pitch): string =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');

/** Throws a 400 for an invalid cursor. */
export function decodeCursor(cursor: string): PitchCursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    const message = 'cursor must be the nextCursor of a list of pitches.';
    throw Object.assign(new HttpError(400, message), { cause });
  }
}
