import { eq, sql } from 'drizzle-orm';
import type { UserProfile } from '#domain/contract/profile.ts';
import type { Database } from '../db/database.ts';
import { profiles } from '../db/schema.ts';

/** The user's profile, or `null` before there is one. */
export async function findProfile(db: Database, userId: string): Promise<UserProfile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row?.profile ?? null;
}

/** Adds the user's profile. Answers `false`, and changes nothing, when there is one already. */
export async function addProfile(
  db: Database,
  userId: string,
  profile: UserProfile,
): Promise<boolean> {
  const added = await db
    .insert(profiles)
    .values({ userId, profile })
    .onConflictDoNothing()
    .returning({ userId: profiles.userId });
  return added.length > 0;
}

/**
 * Replaces the user's profile by what `change` makes of it, one change after the other. Answers the
 * new profile, or `null` before there is one. When `change` throws, nothing changes.
 */
export async function changeProfile(
  db: Database,
  userId: string,
  change: (profile: UserProfile) => UserProfile,
): Promise<UserProfile | null> {
  return db.transaction(async (tx) => {
    const ownRow = eq(profiles.userId, userId);
    const [row] = await tx.select().from(profiles).where(ownRow).for('update');
    if (!row) return null;
    const profile = change(row.profile);
    await tx.update(profiles).set({ profile, updatedAt: sql`clock_timestamp()` }).where(ownRow);
    return profile;
  });
}
