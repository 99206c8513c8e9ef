import { eq } from 'drizzle-orm';
import {
  type StoredProfile,
  type UserProfile,
  userProfileSchema,
} from '#domain/contract/profile.ts';
import type { Database } from '../db/database.ts';
import { clock, profiles } from '../db/schema.ts';

/** Fields that are newer than the row have their defaults. */
const toProfile = ({ profile, version }: typeof profiles.$inferSelect): StoredProfile => ({
  ...userProfileSchema.parse(profile),
  version,
});

/** The user's profile, or `null` when there is none. */
export async function findProfile(db: Database, userId: string): Promise<StoredProfile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row ? toProfile(row) : null;
}

/** Adds the user's profile. Returns `null`, without a change, when there already is one. */
export async function addProfile(
  db: Database,
  userId: string,
  profile: UserProfile,
): Promise<StoredProfile | null> {
  const [row] = await db
    .insert(profiles)
    .values({ userId, profile })
    .onConflictDoNothing()
    .returning();
  return row ? toProfile(row) : null;
}

/**
 * Replaces the user's profile with the result of `change`, one request at a time. Returns `null` when
 * there is no profile. Nothing changes when `change` throws.
 */
export async function updateProfile(
  db: Database,
  userId: string,
  change: (profile: StoredProfile) => UserProfile,
): Promise<StoredProfile | null> {
  return db.transaction(async (tx) => {
    const ownRow = eq(profiles.userId, userId);
    const [before] = await tx.select().from(profiles).where(ownRow).for('update');
    if (!before) return null;
    const profile = change(toProfile(before));
    const [after] = await tx
      .update(profiles)
      .set({ profile, updatedAt: clock })
      .where(ownRow)
      .returning();
    return after ? toProfile(after) : null;
  });
}
