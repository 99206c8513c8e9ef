import { and, eq, sql } from 'drizzle-orm';
import type { PitchRateLimit } from '#domain/contract/pitches.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/expressions.ts';
import { pitchCounts } from '../db/schema.ts';

/** Today's UTC date by the database's clock, which all servers share, and whole seconds until the next one, 1 to 86400. */
async function readDay(db: Database): Promise<{ day: string; resetInSeconds: number }> {
  const [today] = await rowsOf<{ day: string; resetInSeconds: number }>(
    db,
    sql`select utc::date::text as day,
      ceil(extract(epoch from date_trunc('day', utc) + interval '1 day' - utc))::int as "resetInSeconds"
    from (select clock_timestamp() at time zone 'UTC' as utc) now`,
  );
  if (!today) throw new Error('The database has a clock');
  return today;
}

const ofDay = (userId: string, day: string) =>
  and(eq(pitchCounts.userId, userId), eq(pitchCounts.day, day));

/** How many pitches the user has left today (product spec, section 9). */
export async function readRateLimit(
  db: Database,
  userId: string,
  limit: number,
): Promise<PitchRateLimit> {
  const { day, resetInSeconds } = await readDay(db);
  const [counted] = await db
    .select({ pitches: pitchCounts.pitches })
    .from(pitchCounts)
    .where(ofDay(userId, day));
  return { remaining: Math.max(0, limit - (counted?.pitches ?? 0)), limit, resetInSeconds };
}

export interface CountedPitch {
  /** The day that the pitch counts for. */
  day: string;
  rateLimit: PitchRateLimit;
}

/**
 * Counts a pitch before it is written, in one statement, so that concurrent requests can't exceed
 * the limit. Returns null if the limit is reached.
 */
export async function countPitch(
  db: Database,
  userId: string,
  limit: number,
): Promise<CountedPitch | null> {
  const { day, resetInSeconds } = await readDay(db);
  const [counted] = await db
    .insert(pitchCounts)
    .values({ userId, day, pitches: 1 })
    .onConflictDoUpdate({
      target: [pitchCounts.userId, pitchCounts.day],
      set: { pitches: sql`${pitchCounts.pitches} + 1` },
      setWhere: sql`${pitchCounts.pitches} < ${limit}`,
    })
    .returning({ pitches: pitchCounts.pitches });
  if (!counted) return null;
  return { day, rateLimit: { remaining: limit - counted.pitches, limit, resetInSeconds } };
}

/** Uncounts a pitch that couldn't be written. */
export async function refundPitch(db: Database, userId: string, day: string): Promise<void> {
  await db
    .update(pitchCounts)
    .set({ pitches: sql`${pitchCounts.pitches} - 1` })
    .where(ofDay(userId, day));
}
