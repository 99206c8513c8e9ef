import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../db/database.ts';
import { identityKeys } from '../db/schema.ts';

/** The algorithm of the embedded identity's ID tokens. */
export const SIGNING_ALGORITHM = 'ES256';

export interface SigningKey {
  keyId: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, SIGNING_ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('The signing key is not a key pair');
  return key;
}

async function findSigningKey(db: Database): Promise<SigningKey | null> {
  const [row] = await db.select().from(identityKeys).where(eq(identityKeys.purpose, 'id-token'));
  if (!row) return null;
  const { d: _private, key_ops: _operations, ...publicJwk } = row.privateKey;
  return {
    keyId: row.keyId,
    privateKey: await importKey(row.privateKey),
    publicKey: await importKey(publicJwk),
  };
}

/** The installation's signing key. The first server creates it; concurrent starts get the same one. */
export async function ensureSigningKey(db: Database): Promise<SigningKey> {
  const existing = await findSigningKey(db);
  if (existing) return existing;
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const privateKey = await exportJWK(pair.privateKey);
  await db
    .insert(identityKeys)
    .values({ purpose: 'id-token', keyId: randomUUID(), privateKey })
    .onConflictDoNothing();
  const created = await findSigningKey(db);
  if (!created) throw new Error('The signing key was not saved');
  return created;
}
