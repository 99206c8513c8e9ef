import { and, eq, lt } from 'drizzle-orm';
import { DAYS_TO_RESTORE, MAIL_DAYS } from '#domain/contract/enums.ts';
import type { Database } from './database.ts';
import { logError } from './logError.ts';
import {
  accessTokens,
  deletedUsers,
  knownNetworks,
  lastDeletion,
  leads,
  messages,
  people,
  pitchCounts,
  sessions,
  signInAttempts,
} from './schema.ts';

/** How long the privacy policy says that usage data is kept. */
const YEARS = 2;

/** Milliseconds. */
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Days. When more have passed since the last deletion, the clock may be wrong. */
const LONGEST_GAP = 7;

/** After a longer gap, each hour that the server runs makes up for so many. */
const CATCH_UP = 7;

/**
 * Whether the clock has moved on plausibly since the last deletion. Restarts make up for nothing, since a
 * crash can cause many, and the first call only remembers the time.
 */
async function isPlausible(db: Database, now: Date, elapsed: number): Promise<boolean> {
  const [last] = await db.select().from(lastDeletion);
  const gap = last ? now.getTime() - last.deletedAt.getTime() : 0;
  const isPlausible = gap <= LONGEST_GAP * DAY;
  const deletedAt = isPlausible ? now : new Date(now.getTime() - gap + CATCH_UP * elapsed);
  await db
    .insert(lastDeletion)
    .values({ deletedAt })
    .onConflictDoUpdate({ target: lastDeletion.id, set: { deletedAt } });
  if (!isPlausible) {
    logError(
      'Old data was not deleted',
      new Error(`The clock is far ahead of the last deletion: ${now.toISOString()}`),
    );
  }
  return isPlausible && last !== undefined;
}

/**
 * Deletes usage data that is older than two years, including that of users who don't come back, and
 * leads that can't be restored anymore. Deletes nothing when the clock may be wrong.
 *
 * @param elapsed since the last call of this process, in milliseconds, measured without the clock
 */
export async function deleteOldUsageData(db: Database, now: Date, elapsed = 0): Promise<void> {
  if (!(await isPlausible(db, now, elapsed))) return;
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - YEARS);
  await db.delete(pitchCounts).where(lt(pitchCounts.day, oldest.toISOString().slice(0, 10)));
  await db.delete(knownNetworks).where(lt(knownNetworks.signedInAt, oldest));
  await db.delete(signInAttempts).where(lt(signInAttempts.retryAt, oldest));
  await db.delete(deletedUsers).where(lt(deletedUsers.deletedAt, oldest));
  const restorable = new Date(now);
  restorable.setUTCDate(now.getUTCDate() - DAYS_TO_RESTORE);
  await db.delete(leads).where(lt(leads.deletedAt, restorable));
  await db.delete(people).where(lt(people.deletedAt, restorable));
  const listed = new Date(now);
  listed.setUTCDate(now.getUTCDate() - MAIL_DAYS.listed);
  await db
    .delete(messages)
    .where(and(eq(messages.state, 'listed'), lt(messages.createdAt, listed)));
  await db.delete(sessions).where(lt(sessions.expiresAt, oldest));
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, oldest));
}

/** Deletes old usage data now and, while the process runs, every hour. */
export async function deleteOldUsageDataHourly(db: Database): Promise<void> {
  const deleteNow = (elapsed: number) =>
    // Without the database, or with a full disk. The next hour makes up for it.
    deleteOldUsageData(db, new Date(), elapsed).catch((error: unknown) =>
      logError('Old usage data was not deleted', error),
    );
  await deleteNow(0);
  setInterval(deleteNow, HOUR, HOUR).unref();
}
