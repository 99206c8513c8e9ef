import { lt } from 'drizzle-orm';
import { DAYS_TO_RESTORE } from '#domain/contract/enums.ts';
import type { Database } from './database.ts';
import { logError } from './logError.ts';
import {
  deletedLeads,
  deletedUsers,
  knownNetworks,
  pitchCounts,
  sessions,
  signInAttempts,
} from './schema.ts';

/** How long the privacy policy says that usage data is kept. */
const YEARS = 2;

/** Milliseconds. */
const INTERVAL = 24 * 60 * 60 * 1000;

/**
 * Deletes usage data that is older than two years, including that of users who don't come back, and
 * leads that can't be restored anymore.
 */
export async function deleteOldUsageData(db: Database, now: Date): Promise<void> {
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
  await deleteOldUsageData(db, new Date());
  const deleteAgain = () =>
    // Without the database, for example. The next day makes up for it.
    deleteOldUsageData(db, new Date()).catch((error: unknown) =>
      logError('Old usage data was not deleted', error),
    );
  setInterval(deleteAgain, INTERVAL).unref();
}
