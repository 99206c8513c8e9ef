import { and, asc, eq } from 'drizzle-orm';
import { LIMITS } from '#domain/contract/limits.ts';
import type { SavedView } from '#domain/contract/views.ts';
import { lockUser } from '../auth/repository.ts';
import type { Database } from '../db/database.ts';
import { leadViews } from '../db/schema.ts';
import { storedView } from '../db/storedRows.ts';

const own = (userId: string) => eq(leadViews.userId, userId);
const oneView = (userId: string, id: string) => and(own(userId), eq(leadViews.id, id));

/** The user's views, oldest first. */
export async function listViews(db: Database, userId: string): Promise<SavedView[]> {
  const views = await db
    .select({ id: leadViews.id, view: leadViews.view })
    .from(leadViews)
    .where(own(userId))
    .orderBy(asc(leadViews.createdAt), leadViews.id);
  return views.map(({ id, view }) => ({ ...storedView.parse(view), id }));
}

/** Adds a view, or replaces the one with its id. Returns whether there was room for it. */
export async function saveView(
  db: Database,
  userId: string,
  { id, ...view }: SavedView,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Concurrent requests must not both take the last free place.
    await lockUser(tx, userId);
    const replaced = await tx
      .update(leadViews)
      .set({ view })
      .where(oneView(userId, id))
      .returning({ id: leadViews.id });
    if (replaced.length > 0) return true;
    if ((await tx.$count(leadViews, own(userId))) >= LIMITS.views) return false;
    await tx.insert(leadViews).values({ userId, id, view });
    return true;
  });
}

/** Deletes a view. Returns whether it existed. */
export async function deleteView(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(leadViews)
    .where(oneView(userId, id))
    .returning({ id: leadViews.id });
  return deleted.length > 0;
}
