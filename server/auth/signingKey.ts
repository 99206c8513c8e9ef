import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../db/database.ts';
import { identityKeys } from '../db/schema.ts';

/** How the embedded identity signs its ID tokens. */
export const SIGNING_ALGORITHM = 'ES256';

/** A key pair for `SIGNING_ALGORITHM`, and the id that tokens name it by. */
export interface SigningKey {
  keyId: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

const imported = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, SIGNING_ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('The signing key is not a key pair');
  return key;
};

async function findSigningKey(db: Database): Promise<SigningKey | null> {
  const [row] = await db.select().from(identityKeys).where(eq(identityKeys.purpose, 'id-token'));
  if (!row) return null;
  const { d: _private, key_ops: _operations, ...publicJwk } = row.privateKey;
  return {
    keyId: row.keyId,
    privateKey: await imported(row.privateKey),
    publicKey: await imported(publicJwk),
  };
}

/** The installation's signing key; the first server to ask makes it, the others find it. */
export async function ensureSigningKey(db: Database): Promise<SigningKey> {
  const existing = await findSigningKey(db);
  if (existing) return existing;
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const privateKey = await exportJWK(pair.privateKey);
  await db
    .insert(identityKeys)
    .values({ purpose: 'id-token', keyId: randomUUID(), privateKey })
    .onConflictDoNothing();
  const made = await findSigningKey(db);
  if (!made) throw new Error('The signing key was not kept');
  return made;
}
