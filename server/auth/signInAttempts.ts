import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { signInAttempts } from '../db/schema.ts';
import { normalizedEmail } from './repository.ts';

/**
 * After this many failed tries within the window nobody signs in to the account, and nobody from
 * the network address, until the window ends. Many people may share a network address.
 */
const MAX_FAILURES = { account: 5, address: 50 };
const WINDOW = 15 * 60 * 1000;

/** Whom a try at a password is held against. */
export interface Attempt {
  email: string;
  /** The network address that it came from. */
  address: string;
}

/** IPv6 hands whole networks of addresses to one customer: the first 64 bits are one household. */
function household(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const first = head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? 8 - first.length - last.length : 0;
  return [...first, ...Array<string>(missing).fill('0'), ...last].slice(0, 4).join(':');
}

const hashed = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url');

const accountHash = ({ email }: Attempt) => hashed(normalizedEmail(email));
const addressHash = ({ address }: Attempt) => hashed(`address ${household(address)}`);

/**
 * Counts a try before its password is looked at, so that many tries at once count like many in a
 * row. Answers whether the try may go on; `forgetAttempt` takes the count back when it succeeds.
 */
export async function countAttempt(db: Database, attempt: Attempt, now: Date): Promise<boolean> {
  const windowStart = new Date(now.getTime() - WINDOW);
  await db.delete(signInAttempts).where(lt(signInAttempts.windowStartedAt, windowStart));
  const account = accountHash(attempt);
  const counted = await db
    .insert(signInAttempts)
    .values(
      // Always in the same order: two tries wait for each other, and never both.
      [account, addressHash(attempt)]
        .sort()
        .map((subjectHash) => ({ subjectHash, failures: 1, windowStartedAt: now })),
    )
    .onConflictDoUpdate({
      target: signInAttempts.subjectHash,
      set: { failures: sql`${signInAttempts.failures} + 1` },
    })
    .returning({ subjectHash: signInAttempts.subjectHash, failures: signInAttempts.failures });
  return counted.every(
    ({ subjectHash, failures }) =>
      failures <= MAX_FAILURES[subjectHash === account ? 'account' : 'address'],
  );
}

/** The password was right: the account's failed tries are forgotten, and this one of the address. */
export async function forgetAttempt(db: Database, attempt: Attempt): Promise<void> {
  const account = accountHash(attempt);
  await db.delete(signInAttempts).where(eq(signInAttempts.subjectHash, account));
  await db
    .update(signInAttempts)
    .set({ failures: sql`${signInAttempts.failures} - 1` })
    .where(eq(signInAttempts.subjectHash, addressHash(attempt)));
}
