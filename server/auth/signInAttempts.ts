import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { signInAttempts } from '../db/schema.ts';
import { normalizedEmail } from './repository.ts';

/** Failed attempts allowed per window. Many people can share one IP address. */
const MAX_FAILURES = { email: 5, ipAddress: 50 };
const WINDOW = 15 * 60 * 1000;

export interface SignInAttempt {
  email: string;
  ipAddress: string;
}

/** An IPv6 customer owns a whole /64 network, so its first four groups count as one address. */
function networkOf(ipAddress: string): string {
  if (!ipAddress.includes(':') || ipAddress.includes('.')) return ipAddress;
  const [start = '', end] = ipAddress.toLowerCase().split('::');
  const head = start.split(':');
  const tail = end ? end.split(':') : [];
  const zeros = end === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(zeros).fill('0'), ...tail].slice(0, 4).join(':');
}

const hash = (subject: string): string => createHash('sha256').update(subject).digest('base64url');

const emailHash = ({ email }: SignInAttempt) => hash(normalizedEmail(email));
const ipHash = ({ ipAddress }: SignInAttempt) => hash(`address ${networkOf(ipAddress)}`);

/**
 * Counts an attempt before the password is checked, so that concurrent attempts can't exceed the
 * limit. Returns false when the email or the network is locked. `clearAttempt` undoes the count.
 */
export async function countAttempt(
  db: Database,
  attempt: SignInAttempt,
  now: Date,
): Promise<boolean> {
  const windowStart = new Date(now.getTime() - WINDOW);
  await db.delete(signInAttempts).where(lt(signInAttempts.windowStartedAt, windowStart));
  const email = emailHash(attempt);
  const counted = await db
    .insert(signInAttempts)
    .values(
      // Sorted, so that two attempts lock the rows in the same order and can't deadlock.
      [email, ipHash(attempt)]
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
      failures <= (subjectHash === email ? MAX_FAILURES.email : MAX_FAILURES.ipAddress),
  );
}

/** After a successful sign-in: clears the email's failures and uncounts this attempt for the network. */
export async function clearAttempt(db: Database, attempt: SignInAttempt): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.subjectHash, emailHash(attempt)));
  await db
    .update(signInAttempts)
    .set({ failures: sql`${signInAttempts.failures} - 1` })
    .where(eq(signInAttempts.subjectHash, ipHash(attempt)));
}
