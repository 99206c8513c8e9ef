import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deleteInSteps } from '../db/deleteInSteps.ts';
import { LAYOUT } from '../db/layout.ts';
import { accounts, deletedUsers, users } from '../db/schema.ts';
import { userHash } from './repository.ts';

/**
 * Deletes all of a user's data: profile, leads, notes, pitches, history, and the account when the server is its own identity
 * provider. Large tables come first, in steps; when they're interrupted, the account is still there, and deleting it again goes
 * on. The rest is one transaction. In it, what doesn't refer to the user is deleted last, since requests that add some lock the
 * user; other writes in flight fail instead of leaving data behind.
 */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  for (const table of LAYOUT.byUser) if ('id' in table) await deleteInSteps(db, table, userId);
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
    for (const table of LAYOUT.lookedUp) await tx.delete(table).where(eq(table.userId, userId));
  });
}
