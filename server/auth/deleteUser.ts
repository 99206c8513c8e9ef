import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accessTokens, accounts, calendarFeeds, deletedUsers, users } from '../db/schema.ts';
import { userHash } from './repository.ts';

/**
 * Deletes all of a user's data in one transaction: profile, leads, notes, pitches, history, and the
 * account when the server is its own identity provider. What doesn't refer to the user is deleted last, since requests that
 * add some lock the user; other writes in flight fail instead of leaving data behind.
 */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(accounts)
      .where(eq(accounts.userId, userId))
      .returning({ userId: accounts.userId });
    if (removed.length === 0) {
      // A Firebase project's users have no account here, and their tokens stay valid.
      await tx.delete(users).where(eq(users.userId, userId));
      const deletedAt = new Date();
      await tx
        .insert(deletedUsers)
        .values({ userHash: userHash(userId), deletedAt })
        .onConflictDoUpdate({ target: deletedUsers.userHash, set: { deletedAt } });
    }
    for (const table of [accessTokens, calendarFeeds])
      await tx.delete(table).where(eq(table.userId, userId));
  });
}
