import { randomUUID } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { NewPasskey, Passkey } from '#domain/contract/auth.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Database } from '../db/database.ts';
import { ownRows } from '../db/ownRows.ts';
import { accounts, clock, passkeys, sessions } from '../db/schema.ts';
import { keepOnce, takeOnce } from './oneTimeSecrets.ts';
import { isSession } from './sessions.ts';
import type { VerifiedUser } from './tokenVerifier.ts';

/* Passkeys (WebAuthn level 3). A challenge is a secret that works once, on any server. */

/** EdDSA, ES256 and RS256. By default, the library tries an experimental one, of which Node warns. */
const supportedAlgorithmIDs = [-8, -7, -257];

type Row = typeof passkeys.$inferSelect;
type Rejected = 'wrong' | 'too-many' | 'exists';

const toPasskey = ({ id, name, createdAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const ownPasskeys = ownRows(passkeys);

const rowsOf = (db: Database, userId: string): Promise<Row[]> =>
  db.select().from(passkeys).where(ownPasskeys.all(userId)).orderBy(passkeys.createdAt);

/** The user's passkeys, oldest first. */
export const listPasskeys = async (db: Database, userId: string): Promise<Passkey[]> =>
  (await rowsOf(db, userId)).map(toPasskey);

/** What the browser needs to make a passkey. `origin` is the product's in browsers. */
export async function newPasskeyOptions(
  db: Database,
  { uid: userId, email }: { uid: string; email: string | null },
  origin: string,
) {
  return generateRegistrationOptions({
    rpName: 'Leadside',
    rpID: new URL(origin).hostname,
    userID: Uint8Array.from(Buffer.from(userId)),
    userName: email ?? userId,
    challenge: challengeBytes(await keepOnce(db, 'newPasskey', { userId })),
    excludeCredentials: (await rowsOf(db, userId)).map((row) => ({ id: row.credentialId })),
    // Without a user name, and with the device's own lock.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs,
  });
}

/** The library encodes a text once more, so it gets the bytes that the secret encodes. */
const challengeBytes = (secret: string) => Uint8Array.from(Buffer.from(secret, 'base64url'));

/** Adds the passkey that the browser made, or says why not. */
export async function addPasskey(
  db: Database,
  { uid: userId, sessionId }: Pick<VerifiedUser, 'uid' | 'sessionId'>,
  { name, credential }: NewPasskey,
  origin: string,
): Promise<Passkey | Rejected> {
  const verified = await verifyRegistrationResponse({
    // Unchecked: the library rejects what isn't one.
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: async (secret) =>
      (await takeOnce(db, 'newPasskey', secret))?.userId === userId,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    supportedAlgorithmIDs,
  }).catch(() => null);
  if (!verified?.verified) return 'wrong';
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
  // The library doesn't check it, and the index can't hold any length.
  if (credentialId.length > LIMITS.credentialId) return 'wrong';
  return db.transaction(async (tx) => {
    // Concurrent requests must not both take the last free place, and a reset must not miss this passkey.
    await tx.select().from(accounts).where(eq(accounts.userId, userId)).for('no key update');
    if (sessionId === null || (await tx.$count(sessions, isSession(userId, sessionId))) === 0) {
      return 'wrong';
    }
    if ((await tx.$count(passkeys, ownPasskeys.all(userId))) >= LIMITS.passkeys) {
      return 'too-many';
    }
    const [row] = await tx
      .insert(passkeys)
      .values({ userId, id: randomUUID(), credentialId, name, publicKey, counter })
      .onConflictDoNothing()
      .returning();
    return row ? toPasskey(row) : 'exists';
  });
}

/** Renames a passkey. Returns whether the user has it. */
export async function renamePasskey(db: Database, userId: string, id: string, name: string) {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(ownPasskeys.one(userId, id))
    .returning();
  return renamed.length > 0;
}

/** What the browser needs to sign in with any passkey of this site. */
export const passkeyOptions = async (db: Database, origin: string) =>
  generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    challenge: challengeBytes(await keepOnce(db, 'passkey', {})),
    userVerification: 'required',
  });

/** The user whose passkey signed the challenge; `null` if none did. */
export async function userOfPasskey(
  db: Database,
  credential: { id: string },
  origin: string,
): Promise<string | null> {
  // The rest is unchecked: the library rejects what isn't one.
  const response = credential as AuthenticationResponseJSON;
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, response.id));
  if (!row) return null;
  const { userId, id, credentialId, publicKey, counter } = row;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: async (secret) => (await takeOnce(db, 'passkey', secret)) !== null,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter },
  }).catch(() => null);
  if (!verified?.verified) return null;
  await db
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: clock })
    .where(ownPasskeys.one(userId, id));
  return userId;
}
