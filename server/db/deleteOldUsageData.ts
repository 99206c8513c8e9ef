import { lt } from 'drizzle-orm';
import { DAYS_TO_RESTORE } from '#domain/contract/enums.ts';
import type { Database } from './database.ts';
import { logError } from './logError.ts';
import {
  deletedLeads,
  deletedUsers,
  knownNetworks,
  lastDeletion,
  pitchCounts,
  sessions,
  signInAttempts,
} from './schema.ts';

/** How long the privacy policy says that usage data is kept. */
const YEARS = 2;

/** Milliseconds. */
const INTERVAL = 24 * 60 * 60 * 1000;

/** Days. When more have passed since the last deletion, the clock may be wrong. */
const LONGEST_GAP = 7;

/**
 * Whether the clock has moved on plausibly since the last deletion. After a longer gap, each call makes up
 * for a day of it, so that deletions go on after a server was off for long.
 */
async function isPlausible(db: Database, now: Date): Promise<boolean> {
  const [row] = await db.select().from(lastDeletion);
  const last = row?.deletedAt ?? now;
  const isPlausible = now.getTime() - last.getTime() <= LONGEST_GAP * INTERVAL;
  const deletedAt = isPlausible ? now : new Date(last.getTime() + INTERVAL);
  await db
    .insert(lastDeletion)
    .values({ deletedAt })
    .onConflictDoUpdate({ target: lastDeletion.id, set: { deletedAt } });
  return isPlausible;
}

/**
 * Deletes usage data that is older than two years, including that of users who don't come back, and
 * leads that can't be restored anymore. Deletes nothing when the clock may be wrong.
 */
export async function deleteOldUsageData(db: Database, now: Date): Promise<void> {
  if (!(await isPlausible(db, now))) {
    logError(
      'Old data was not deleted',
      new Error(`The clock is far ahead of the last deletion: ${now.toISOString()}`),
    );
    return;
  }
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - YEARS);
  await db.delete(pitchCounts).where(lt(pitchCounts.day, oldest.toISOString().slice(0, 10)));
  await db.delete(knownNetworks).where(lt(knownNetworks.signedInAt, oldest));
  await db.delete(signInAttempts).where(lt(signInAttempts.retryAt, oldest));
  await db.delete(deletedUsers).where(lt(deletedUsers.deletedAt, oldest));
  const restorable = new Date(now);
  restorable.setUTCDate(now.getUTCDate() - DAYS_TO_RESTORE);
  await db.delete(deletedLeads).where(lt(deletedLeads.deletedAt, restorable));
  await db.delete(sessions).where(lt(sessions.expiresAt, oldest));
}

/** Deletes old usage data now and, while the process runs, every day. */
export async function deleteOldUsageDataDaily(db: Database): Promise<void> {
  const deleteNow = () =>
    // Without the database, or with a full disk. The next day makes up for it.
    deleteOldUsageData(db, new Date()).catch((error: unknown) =>
      logError('Old usage data was not deleted', error),
    );
  await deleteNow();
  setInterval(deleteNow, INTERVAL).unref();
}
