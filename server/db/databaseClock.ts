import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowsOf } from './expressions.ts';

/** Milliseconds between two looks at the database's clock. */
const INTERVAL = 60_000;

/**
 * The database's clock, which all servers share. Between two looks at it, the time that has passed is
 * measured without this machine's clock, which may be wrong or change.
 */
export async function openDatabaseClock(db: Database): Promise<() => Date> {
  let offset = 0;
  let measuredAt = 0;

  async function measure(): Promise<void> {
    measuredAt = performance.now();
    const time = sql`select extract(epoch from clock_timestamp())::float8 * 1000 as time`;
    const [now] = await rowsOf<{ time: number }>(db, time);
    offset = Number(now?.time) - (measuredAt + performance.now()) / 2;
  }

  await measure();
  return () => {
    // Requests report a database that can't be reached. Until then, the last look is good enough.
    if (performance.now() - measuredAt > INTERVAL) measure().catch(() => {});
    return new Date(performance.now() + offset);
  };
}
