import { and, eq, sql } from 'drizzle-orm';
import type { PitchRateLimit } from '#domain/contract/pitches.ts';
import type { Database } from '../db/database.ts';
import { pitchCounts } from '../db/schema.ts';

/** The day of UTC that it is for the database, whose clock all servers share. */
const today = sql<string>`(clock_timestamp() at time zone 'UTC')::date`;

/** Whole seconds until the next day of UTC begins, 1 to 86400. */
const resetInSeconds = sql<number>`ceil(extract(epoch from
  date_trunc('day', clock_timestamp() at time zone 'UTC') + interval '1 day'
  - clock_timestamp() at time zone 'UTC'))::int`;

/** What is left of the day's pitches (product spec, section 9). */
export async function readRateLimit(
  db: Database,
  userId: string,
  limit: number,
): Promise<PitchRateLimit> {
  const counted = sql<number>`coalesce((
    select ${pitchCounts.pitches} from ${pitchCounts}
    where ${pitchCounts.userId} = ${userId} and ${pitchCounts.day} = ${today}), 0)`;
  const { rows } = (await db.execute(
    sql`select ${counted} as counted, ${resetInSeconds} as reset`,
  )) as { rows: { counted: number; reset: number }[] };
  const { counted: used = limit, reset = 1 } = rows[0] ?? {};
  return { remaining: Math.max(0, limit - used), limit, resetInSeconds: reset };
}

/** A pitch that was counted, on the day that it counts for. */
export interface CountedPitch {
  day: string;
  rateLimit: PitchRateLimit;
}

/**
 * Counts a pitch before it is written, in one statement, so that many requests at once never get
 * one too many. Answers `null`, and counts nothing, when the day's pitches are used up.
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

/** Takes the count back of a pitch that was not written after all. */
export async function giveBack(db: Database, userId: string, day: string): Promise<void> {
  await db
    .update(pitchCounts)
    .set({ pitches: sql`${pitchCounts.pitches} - 1` })
    .where(and(eq(pitchCounts.userId, userId), eq(pitchCounts.day, day)));
}
