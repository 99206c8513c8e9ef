import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  accounts,
  leadCounts,
  leadNotes,
  leadStatusHistory,
  leads,
  pitchCounts,
  pitches,
  profiles,
  refreshTokens,
} from '../db/schema.ts';

/** Every table that keeps something of a user; what refers to another comes before it. */
const USER_TABLES = [
  leadNotes,
  pitches,
  pitchCounts,
  leads,
  leadCounts,
  leadStatusHistory,
  profiles,
  refreshTokens,
  accounts,
] as const;

/**
 * Removes everything that is kept of a user, all or nothing: profile, leads, notes, pitches,
 * history, and the account itself where the server is its own identity provider.
 */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of USER_TABLES) await tx.delete(table).where(eq(table.userId, userId));
  });
}
