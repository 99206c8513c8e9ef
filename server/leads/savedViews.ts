import { asc } from 'drizzle-orm';
import { LIMITS } from '#domain/contract/limits.ts';
import type { SavedView } from '#domain/contract/views.ts';
import { lockUser } from '../auth/repository.ts';
import type { Database } from '../db/database.ts';
import { ownRows } from '../db/ownRows.ts';
import { leadViews } from '../db/schema.ts';
import { storedView } from '../db/storedRows.ts';

export const ownViews = ownRows(leadViews);

/** The user's views, oldest first. */
export async function listViews(db: Database, userId: string): Promise<SavedView[]> {
  const views = await db
    .select({ id: leadViews.id, view: leadViews.view })
    .from(leadViews)
    .where(ownViews.all(userId))
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
      .where(ownViews.one(userId, id))
      .returning({ id: leadViews.id });
    if (replaced.length > 0) return true;
    if ((await tx.$count(leadViews, ownViews.all(userId))) >= LIMITS.views) return false;
    await tx.insert(leadViews).values({ userId, id, view });
    return true;
  });
}
