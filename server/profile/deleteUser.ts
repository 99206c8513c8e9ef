import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  accounts,
  knownNetworks,
  leadCounts,
  leadNotes,
  leadStatusHistory,
  leads,
  pitchCounts,
  pitches,
  profiles,
  sessions,
} from '../db/schema.ts';

/** Every table with users' data; a table comes before those that it references. */
const USER_TABLES = [
  leadNotes,
  pitches,
  pitchCounts,
  leads,
  leadCounts,
  leadStatusHistory,
  profiles,
  sessions,
  knownNetworks,
  accounts,
] as const;

/**
 * Deletes all of a user's data in one transaction: profile, leads, notes, pitches, history, and the
 * account when the server is its own identity provider.
 */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of USER_TABLES) await tx.delete(table).where(eq(table.userId, userId));
  });
}
