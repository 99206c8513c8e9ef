import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts, users } from '../db/schema.ts';

/**
 * Deletes all of a user's data in one transaction: profile, leads, notes, pitches, history, and the
 * account when the server is its own identity provider. Everything else refers to the user, so that
 * writes in flight fail instead of leaving data behind.
 */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(accounts).where(eq(accounts.userId, userId));
    // A Firebase project's users have no account here.
    await tx.delete(users).where(eq(users.userId, userId));
  });
}
