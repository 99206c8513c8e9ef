import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Which rows of a table are the user's, and the deletion of one. */
export function ownRows(table: PgTable & { userId: PgColumn; id: PgColumn }) {
  const all = (userId: string) => eq(table.userId, userId);
  const one = (userId: string, id: string) => and(all(userId), eq(table.id, id));
  return {
    all,
    one,
    /** Deletes a row. Returns whether the user had it. */
    async remove(db: Database, userId: string, id: string): Promise<boolean> {
      const deleted = await db.delete(table).where(one(userId, id)).returning({ id: table.id });
      return deleted.length > 0;
    },
  };
}
