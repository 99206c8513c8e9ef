import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { signInAttempts } from '../db/schema.ts';
import { normalizedEmail } from './repository.ts';

/** After this many failed tries within the window, an address is locked until the window ends. */
const MAX_FAILURES = 5;
const WINDOW = 15 * 60 * 1000;

const emailHash = (email: string): string =>
  createHash('sha256').update(normalizedEmail(email)).digest('base64url');

/**
 * Counts a try before its password is looked at, so that many tries at once count like many in a
 * row. Answers whether the try may go on; `forgetAttempts` takes the count back when it succeeds.
 */
export async function countAttempt(db: Database, email: string, now: Date): Promise<boolean> {
  const windowStart = new Date(now.getTime() - WINDOW);
  await db.delete(signInAttempts).where(lt(signInAttempts.windowStartedAt, windowStart));
  const [attempt] = await db
    .insert(signInAttempts)
    .values({ emailHash: emailHash(email), failures: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: signInAttempts.emailHash,
      set: { failures: sql`${signInAttempts.failures} + 1` },
    })
    .returning({ failures: signInAttempts.failures });
  return (attempt?.failures ?? 0) <= MAX_FAILURES;
}

/** Forgets the failed tries of an address: its password was right. */
export async function forgetAttempts(db: Database, email: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.emailHash, emailHash(email)));
}
