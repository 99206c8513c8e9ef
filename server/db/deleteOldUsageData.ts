import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DAYS_TO_RESTORE, MAIL_DAYS } from '#domain/contract/enums.ts';
import type { Database } from './database.ts';
import { deleteInSteps } from './deleteInSteps.ts';
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

function daysBefore(now: Date, days: number): Date {
  const before = new Date(now);
  before.setUTCDate(now.getUTCDate() - days);
  return before;
}

/**
 * Deletes usage data that is older than two years, including that of users who don't come back, and
 * leads that can't be restored anymore. Deletes nothing when the clock may be wrong. Throws the first error after all is tried.
 *
 * @param elapsed since the last call of this process, in milliseconds, measured without the clock
 */
export async function deleteOldUsageData(db: Database, now: Date, elapsed = 0): Promise<void> {
  if (!(await isPlausible(db, now, elapsed))) return;
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - YEARS);
  const firstDay = oldest.toISOString().slice(0, 10);
  const isUnrestorable = lt(leads.deletedAt, daysBefore(now, DAYS_TO_RESTORE));
  const isForgotten = and(
    eq(messages.state, 'listed'),
    lt(messages.createdAt, daysBefore(now, MAIL_DAYS.listed)),
  );
  const errors: unknown[] = [];
  /** What fails, for example a node of a distributed database, doesn't stop the rest. */
  const attempt = (deletion: PromiseLike<unknown>) =>
    deletion.then(undefined, (error: unknown) => errors.push(error));
  const ofEachUser = (
    table: PgTable & { userId: PgColumn },
    isOld: SQL | undefined,
    deleteOld: (userId: string) => PromiseLike<unknown>,
  ) =>
    attempt(
      db
        .selectDistinct({ userId: sql<string>`${table.userId}` })
        .from(table as PgTable)
        .where(sql`${isOld} /* of all users */`)
        .then(async (rows) => {
          for (const { userId } of rows) await attempt(deleteOld(userId));
        }),
    );
  await attempt(db.delete(knownNetworks).where(lt(knownNetworks.signedInAt, oldest)));
  await attempt(db.delete(signInAttempts).where(lt(signInAttempts.retryAt, oldest)));
  await attempt(db.delete(deletedUsers).where(lt(deletedUsers.deletedAt, oldest)));
  await attempt(db.delete(sessions).where(lt(sessions.expiresAt, oldest)));
  await attempt(db.delete(accessTokens).where(lt(accessTokens.expiresAt, oldest)));
  const isOldCount = lt(pitchCounts.day, firstDay);
  await ofEachUser(pitchCounts, isOldCount, (userId) =>
    db.delete(pitchCounts).where(and(eq(pitchCounts.userId, userId), isOldCount)),
  );
  await ofEachUser(leads, isUnrestorable, (userId) =>
    deleteInSteps(db, leads, userId, isUnrestorable),
  );
  const isGone = lt(people.deletedAt, daysBefore(now, DAYS_TO_RESTORE));
  await ofEachUser(people, isGone, (userId) => deleteInSteps(db, people, userId, isGone));
  await ofEachUser(messages, isForgotten, (userId) =>
    deleteInSteps(db, messages, userId, isForgotten),
  );
  if (errors.length > 0) throw errors[0];
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
