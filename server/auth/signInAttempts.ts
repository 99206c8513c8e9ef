import { createHash } from 'node:crypto';
import { eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { signInAttempts } from '../db/schema.ts';
import { networkOf } from '../http/networkOf.ts';
import { IdentityError } from './identityError.ts';
import { normalizedEmail } from './repository.ts';

export interface SignInAttempt {
  email: string;
  ipAddress: string;
  /** The account's user has signed in from this network before. */
  isKnownNetwork: boolean;
}

/** From the last free failure on, each failure doubles the delay before the next attempt. */
interface Throttle {
  freeFailures: number;
  /** Seconds. */
  maxDelay: number;
}

const MINUTE = 60;

/** Seconds. */
const FIRST_DELAY = 15;

/** One network that tries one account. */
const PAIR: Throttle = { freeFailures: 5, maxDelay: 15 * MINUTE };
/** All unknown networks that try one account. They can't lock its user out, so they only slow down. */
const ACCOUNT: Throttle = { freeFailures: 50, maxDelay: 3 * MINUTE };
/** One network that tries any account. Many people can share it. */
const NETWORK: Throttle = { freeFailures: 50, maxDelay: 15 * MINUTE };
/** One network that signs in to one account, also with the right password: each one is costly. */
const SIGN_INS: Throttle = { freeFailures: 20, maxDelay: MINUTE };

/**
 * A longer wait comes from a clock that was wrong. In milliseconds, with a minute by which the clocks of
 * two servers may differ.
 */
const LONGEST_WAIT = 16 * MINUTE * 1000;

/** Failures are forgotten a day after the last one, in milliseconds. */
const MEMORY = 24 * 60 * MINUTE * 1000;

const hash = (subject: string): string => createHash('sha256').update(subject).digest('base64url');

/** The counters of an attempt. Attempts from other networks don't count against a known one. */
function subjectsOf({ email: typed, ipAddress, isKnownNetwork }: SignInAttempt) {
  const [email, network] = [normalizedEmail(typed), networkOf(ipAddress)];
  const pair = { subjectHash: hash(`pair ${email} ${network}`), throttle: PAIR };
  const signIns = { subjectHash: hash(`sign-ins ${email} ${network}`), throttle: SIGN_INS };
  // For known networks, too: otherwise a blocked one could tell accounts from unknown emails.
  const shared = [{ subjectHash: hash(`network ${network}`), throttle: NETWORK }];
  if (!isKnownNetwork) shared.push({ subjectHash: hash(`email ${email}`), throttle: ACCOUNT });
  return { pair, shared, signIns };
}

/**
 * Counts an attempt before the password is checked, so that concurrent attempts can't exceed the
 * limit. `clearAttempt` undoes it, except that sign-ins have a limit, too. An attempt that comes too early doesn't count; it throws an
 * `IdentityError`.
 */
export async function countAttempt(db: Database, attempt: SignInAttempt, now: Date): Promise<void> {
  const { pair, shared, signIns } = subjectsOf(attempt);
  const isForgotten = or(
    lt(signInAttempts.retryAt, new Date(now.getTime() - MEMORY)),
    gt(signInAttempts.retryAt, new Date(now.getTime() + LONGEST_WAIT)),
  );
  await db.delete(signInAttempts).where(isForgotten);
  await db.transaction(async (tx) => {
    // Sorted, so that two attempts lock the rows in the same order and can't deadlock.
    const subjects = [pair, signIns, ...shared].sort((a, b) =>
      a.subjectHash < b.subjectHash ? -1 : 1,
    );
    for (const { subjectHash, throttle } of subjects) {
      const [counted] = await tx
        .insert(signInAttempts)
        .values({ subjectHash, failures: 1, retryAt: now })
        .onConflictDoUpdate({
          target: signInAttempts.subjectHash,
          set: {
            failures: sql`${signInAttempts.failures} + 1`,
            retryAt: nextRetry(throttle, now),
          },
          setWhere: lte(signInAttempts.retryAt, now),
        })
        .returning();
      if (!counted) throw await tooEarly(tx, subjectHash, now);
    }
  });
}

/** When the attempt after this one is accepted. */
function nextRetry({ freeFailures, maxDelay }: Throttle, now: Date) {
  const excess = sql`${signInAttempts.failures} + 1 - ${freeFailures}::int`;
  const delay = sql`least(${FIRST_DELAY}::int * power(2, least(${excess}, 10)), ${maxDelay}::int)`;
  const seconds = sql`case when ${excess} < 0 then 0 else ${delay} end`;
  return sql`${sql.param(now, signInAttempts.retryAt)}::timestamptz + ${seconds} * interval '1 second'`;
}

async function tooEarly(
  db: Pick<Database, 'select'>,
  subjectHash: string,
  now: Date,
): Promise<IdentityError> {
  const [row] = await db
    .select({ retryAt: signInAttempts.retryAt })
    .from(signInAttempts)
    .where(eq(signInAttempts.subjectHash, subjectHash));
  const wait = row ? Math.ceil((row.retryAt.getTime() - now.getTime()) / 1000) : 0;
  return new IdentityError(
    'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed attempts. Please try again later.',
    Math.max(1, wait),
  );
}

/** After the right password: forgets the network's failures for the account, and uncounts this attempt. */
export async function clearAttempt(db: Database, attempt: SignInAttempt, now: Date): Promise<void> {
  const { pair, shared } = subjectsOf(attempt);
  await db.delete(signInAttempts).where(eq(signInAttempts.subjectHash, pair.subjectHash));
  // One statement each, so that two sign-ins can't deadlock.
  for (const { subjectHash } of shared) {
    await db
      .update(signInAttempts)
      .set({ failures: sql`${signInAttempts.failures} - 1`, retryAt: now })
      .where(eq(signInAttempts.subjectHash, subjectHash));
  }
}
