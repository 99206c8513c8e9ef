import { lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { knownNetworks, pitchCounts, sessions, signInAttempts } from './schema.ts';

/** How long the privacy policy says that usage data is kept. */
const YEARS = 2;

/**
 * Deletes usage data that is older than two years, including that of users who don't come back. The
 * server runs it when it starts.
 */
export async function deleteOldUsageData(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - YEARS);
  await db.delete(pitchCounts).where(lt(pitchCounts.day, oldest.toISOString().slice(0, 10)));
  await db.delete(knownNetworks).where(lt(knownNetworks.signedInAt, oldest));
  await db.delete(signInAttempts).where(lt(signInAttempts.retryAt, oldest));
  await db.delete(sessions).where(lt(sessions.expiresAt, oldest));
}
