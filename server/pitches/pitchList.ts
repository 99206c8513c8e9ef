import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { timestampInput } from '#domain/contract/fields.ts';
import type { CompletePitchListQuery, PitchListResponse } from '#domain/contract/pitches.ts';
import type { Database } from '../db/database.ts';
import { pitches } from '../db/schema.ts';
import { HttpError } from '../http/httpError.ts';
import { pitchColumns, toPitch } from './repository.ts';

/** Where a page ended: when its last pitch was written, and that pitch's id. */
const cursorSchema = z.tuple([timestampInput(), z.guid()]);

/** The pitches that come after the one at the cursor. Throws the 400 for a cursor of nobody's. */
function afterCursor(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [createdAt, id] = cursorSchema.parse(json);
    return sql`(${pitches.createdAt}, ${pitches.id}) < (${createdAt}, ${id})`;
  } catch (cause) {
    const sentence = 'cursor must be the nextCursor of a list of pitches.';
    throw Object.assign(new HttpError(400, sentence), { cause });
  }
}

/** One page of the user's pitches, newest first, found by where the last one ended. */
export async function listPitches(
  db: Database,
  userId: string,
  { limit, cursor }: CompletePitchListQuery,
): Promise<Pick<PitchListResponse, 'data' | 'nextCursor'>> {
  const rows = await db
    .select(pitchColumns)
    .from(pitches)
    .where(and(eq(pitches.userId, userId), afterCursor(cursor)))
    .orderBy(desc(pitches.createdAt), desc(pitches.id))
    .limit(limit + 1);
  const data = rows.slice(0, limit).map(toPitch);
  const last = rows.length > limit ? data.at(-1) : undefined;
  const end = last && JSON.stringify([last.createdAt, last.id]);
  return { data, nextCursor: end ? Buffer.from(end).toString('base64url') : null };
}
