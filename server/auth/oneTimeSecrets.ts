import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { clock, oneTimeSecrets } from '../db/schema.ts';

/** What a secret is for, with what is remembered with it. Another purpose doesn't accept it. */
interface Remembered {
  /** The provider's sign-in page was opened. */
  provider: { nonce: string; codeVerifier: string; forPanel: boolean };
  /** The challenge for a new passkey of a user. */
  newPasskey: { userId: string };
  /** The challenge for a sign-in with any passkey. */
  passkey: Record<string, never>;
  /** The user has proved who they are, and a client may start a session. */
  signIn: { userId: string; password: string };
}

/** Each secret works once, and so long, in seconds. */
const LIFETIMES: Record<keyof Remembered, number> = {
  provider: 600,
  newPasskey: 300,
  passkey: 300,
  signIn: 60,
};

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * Remembers something until its secret is used, once, on any server. Forgets what has expired.
 *
 * @param lifetime seconds, by default those of the purpose
 * @returns the secret, 43 characters of base64url
 */
export async function keepOnce<Purpose extends keyof Remembered>(
  db: Database,
  purpose: Purpose,
  data: Remembered[Purpose],
  lifetime = LIFETIMES[purpose],
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.delete(oneTimeSecrets).where(lte(oneTimeSecrets.expiresAt, clock));
  await db.insert(oneTimeSecrets).values({
    hash: hashOf(secret),
    purpose,
    data,
    expiresAt: sql`${clock} + make_interval(secs => ${lifetime})`,
  });
  return secret;
}

const isValid = (purpose: keyof Remembered, secret: string) =>
  and(
    eq(oneTimeSecrets.hash, hashOf(secret)),
    eq(oneTimeSecrets.purpose, purpose),
    gt(oneTimeSecrets.expiresAt, clock),
  );

/** What was remembered with the secret; `null` if it expired, was used, or is for something else. */
export async function takeOnce<Purpose extends keyof Remembered>(
  db: Database,
  purpose: Purpose,
  secret: string,
): Promise<Remembered[Purpose] | null> {
  const [taken] = await db.delete(oneTimeSecrets).where(isValid(purpose, secret)).returning();
  return (taken?.data as Remembered[Purpose] | undefined) ?? null;
}

/** The same without using it up. */
export async function peekOnce<Purpose extends keyof Remembered>(
  db: Database,
  purpose: Purpose,
  secret: string,
): Promise<Remembered[Purpose] | null> {
  const [kept] = await db.select().from(oneTimeSecrets).where(isValid(purpose, secret));
  return (kept?.data as Remembered[Purpose] | undefined) ?? null;
}
