import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Rows of one statement: with what belongs to them, the embedded database deletes them within a quarter of a second. */
const STEP = 200;

/**
 * Deletes a user's rows, some at a time, between which others use the database. When it's interrupted, calling it again goes on.
 *
 * @param which those of the rows; all by default
 */
export async function deleteInSteps(
  db: Database,
  table: PgTable & { userId: PgColumn; id: PgColumn },
  userId: string,
  which?: SQL,
): Promise<void> {
  const own = and(eq(table.userId, userId), which);
  for (let deleted = STEP; deleted === STEP; ) {
    const some = db.select({ id: table.id }).from(table).where(own).limit(STEP);
    const rows = await db
      .delete(table)
      .where(and(own, inArray(table.id, some)))
      .returning({ id: table.id });
    deleted = rows.length;
  }
}
