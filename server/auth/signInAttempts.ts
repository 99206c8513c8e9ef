import { createHash } from 'node:crypto';
import { and, eq, gt, gte, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { signInAttempts } from '../db/schema.ts';
import { networkOf } from '../http/networkOf.ts';
import { IdentityError } from './identityError.ts';
import { normalizedEmail } from './normalizedEmail.ts';

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

/** A longer wait comes from a clock that was wrong, in milliseconds. */
const LONGEST_WAIT = 16 * MINUTE * 1000;

/** Failures are forgotten a day after the last one, in milliseconds. */
const MEMORY = 24 * 60 * MINUTE * 1000;

type Row = typeof signInAttempts.$inferSelect;

const hash = (subject: string): string => createHash('sha256').update(subject).digest('base64url');

interface Counter {
  subjectHash: string;
  throttle: Throttle;
}

/**
 * The counters of an attempt: those of this network and account alone, and those that it shares with
 * others. Attempts from other networks don't count against a known one.
 */
function countersOf({ email: typed, ipAddress, isKnownNetwork }: SignInAttempt) {
  const [email, network] = [normalizedEmail(typed), networkOf(ipAddress)];
  const pair = { subjectHash: hash(`pair ${email} ${network}`), throttle: PAIR };
  // For known networks, too: otherwise a blocked one could tell accounts from unknown emails.
  const shared: Counter[] = [{ subjectHash: hash(`network ${network}`), throttle: NETWORK }];
  if (!isKnownNetwork) shared.push({ subjectHash: hash(`email ${email}`), throttle: ACCOUNT });
  return { pair, shared };
}

/**
 * Counts an attempt before the password is checked, so that guesses at an account can't exceed its limit
 * when they run at the same time; `clearAttempt` undoes it. What the attempt shares with others is only
 * looked at: a right password must not count against them. An attempt that comes too early doesn't count;
 * it throws an `IdentityError`.
 */
export async function countAttempt(db: Database, attempt: SignInAttempt, now: Date): Promise<void> {
  const { pair, shared } = countersOf(attempt);
  const isForgotten = or(
    lt(signInAttempts.retryAt, new Date(now.getTime() - MEMORY)),
    gt(signInAttempts.retryAt, new Date(now.getTime() + LONGEST_WAIT)),
  );
  await db.delete(signInAttempts).where(isForgotten);
  await db.transaction(async (tx) => {
    const [blocked] = await tx
      .select()
      .from(signInAttempts)
      .where(or(...shared.map((counter) => isBlocked(counter, now))));
    if (blocked) throw tooEarly(blocked, now);
    const { subjectHash, throttle } = pair;
    const [counted] = await tx
      .insert(signInAttempts)
      .values({ subjectHash, failures: 1, retryAt: now })
      .onConflictDoUpdate({
        target: signInAttempts.subjectHash,
        set: nextFailure(throttle, now),
        setWhere: or(
          lt(signInAttempts.failures, throttle.freeFailures),
          lte(signInAttempts.retryAt, now),
        ),
      })
      .returning();
    if (counted) return;
    const isPair = eq(signInAttempts.subjectHash, subjectHash);
    throw tooEarly((await tx.select().from(signInAttempts).where(isPair))[0], now);
  });
}

const isBlocked = ({ subjectHash, throttle }: Counter, now: Date) =>
  and(
    eq(signInAttempts.subjectHash, subjectHash),
    gte(signInAttempts.failures, throttle.freeFailures),
    gt(signInAttempts.retryAt, now),
  );

/** After a wrong password. Returns how many seconds the network has to wait before the next attempt. */
export async function countFailure(
  db: Database,
  attempt: SignInAttempt,
  now: Date,
): Promise<number> {
  const { pair, shared } = countersOf(attempt);
  // One statement each, so that two attempts can't deadlock.
  for (const { subjectHash, throttle } of shared) {
    await db
      .insert(signInAttempts)
      .values({ subjectHash, failures: 1, retryAt: now })
      .onConflictDoUpdate({
        target: signInAttempts.subjectHash,
        set: nextFailure(throttle, now),
      });
  }
  const blocked = await db
    .select()
    .from(signInAttempts)
    .where(or(...[pair, ...shared].map((counter) => isBlocked(counter, now))));
  return Math.max(0, ...blocked.map((row) => secondsUntil(row, now)));
}

/** One failure more, and when the attempt after it is accepted. */
function nextFailure({ freeFailures, maxDelay }: Throttle, now: Date) {
  const excess = sql`${signInAttempts.failures} + 1 - ${freeFailures}::int`;
  const delay = sql`least(${FIRST_DELAY}::int * power(2, least(${excess}, 10)), ${maxDelay}::int)`;
  const seconds = sql`case when ${excess} < 0 then 0 else ${delay} end`;
  const from = sql`${sql.param(now, signInAttempts.retryAt)}::timestamptz`;
  return {
    failures: sql`${signInAttempts.failures} + 1`,
    retryAt: sql`${from} + ${seconds} * interval '1 second'`,
  };
}

const secondsUntil = ({ retryAt }: Pick<Row, 'retryAt'>, now: Date): number =>
  Math.ceil((retryAt.getTime() - now.getTime()) / 1000);

const tooEarly = (row: Row | undefined, now: Date): IdentityError =>
  new IdentityError(
    'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed attempts. Please try again later.',
    Math.max(1, row ? secondsUntil(row, now) : 0),
  );

/** After the right password: forgets the network's failures for the account. */
export async function clearAttempt(db: Database, attempt: SignInAttempt): Promise<void> {
  const { subjectHash } = countersOf(attempt).pair;
  await db.delete(signInAttempts).where(eq(signInAttempts.subjectHash, subjectHash));
}
