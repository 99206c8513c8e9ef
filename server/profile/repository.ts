import { eq, sql } from 'drizzle-orm';
import type { UserProfile } from '#domain/contract/profile.ts';
import type { Database } from '../db/database.ts';
import { profiles } from '../db/schema.ts';

/** The user's profile, or `null` when there is none. */
export async function findProfile(db: Database, userId: string): Promise<UserProfile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row?.profile ?? null;
}

/** Adds the user's profile. Returns `false`, without a change, when there already is one. */
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
 * Replaces the user's profile with the result of `change`, one request at a time. Returns `null` when
 * there is no profile. Nothing changes when `change` throws.
 */
export async function updateProfile(
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
