import { and, eq, sql } from 'drizzle-orm';
import type { PitchRateLimit } from '#domain/contract/pitches.ts';
import type { Database } from '../db/database.ts';
import { pitchCounts } from '../db/schema.ts';

/** Today's UTC date by the database's clock, which all servers share. */
const today = sql<string>`(clock_timestamp() at time zone 'UTC')::date`;

/** Whole seconds until the next UTC day, 1 to 86400. */
const resetInSeconds = sql<number>`ceil(extract(epoch from
  date_trunc('day', clock_timestamp() at time zone 'UTC') + interval '1 day'
  - clock_timestamp() at time zone 'UTC'))::int`;

/** How many pitches the user has left today (product spec, section 9). */
export async function readRateLimit(
  db: Database,
  userId: string,
  limit: number,
): Promise<PitchRateLimit> {
  const count = sql<number>`coalesce((
    select ${pitchCounts.pitches} from ${pitchCounts}
    where ${pitchCounts.userId} = ${userId} and ${pitchCounts.day} = ${today}), 0)`;
  const { rows } = (await db.execute(
    sql`select ${count} as count, ${resetInSeconds} as reset`,
  )) as { rows: { count: number; reset: number }[] };
  const { count: used = limit, reset = 1 } = rows[0] ?? {};
  return { remaining: Math.max(0, limit - used), limit, resetInSeconds: reset };
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
  const [counted] = await db
    .insert(pitchCounts)
    .values({ userId, day: today, pitches: 1 })
    .onConflictDoUpdate({
      target: [pitchCounts.userId, pitchCounts.day],
      set: { pitches: sql`${pitchCounts.pitches} + 1` },
      setWhere: sql`${pitchCounts.pitches} < ${limit}`,
    })
    .returning({ day: pitchCounts.day, pitches: pitchCounts.pitches, resetInSeconds });
  if (!counted) return null;
  const { day, pitches, resetInSeconds: reset } = counted;
  return { day, rateLimit: { remaining: limit - pitches, limit, resetInSeconds: reset } };
}

/** Uncounts a pitch that couldn't be written. */
export async function refundPitch(db: Database, userId: string, day: string): Promise<void> {
  await db
    .update(pitchCounts)
    .set({ pitches: sql`${pitchCounts.pitches} - 1` })
    .where(and(eq(pitchCounts.userId, userId), eq(pitchCounts.day, day)));
}
