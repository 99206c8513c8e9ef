import { SignJWT } from 'jose';
import type { Account } from './repository.ts';
import { SIGNING_ALGORITHM, type SigningKey } from './signingKey.ts';
import { createTokenVerifier, type VerifyToken } from './tokenVerifier.ts';

/** How long an ID token is valid, in seconds: as long as Firebase's. */
export const ID_TOKEN_LIFE = 3600;

/** Who the embedded identity's tokens come from, and whom they are for. */
const NAME = 'leadside';

/**
 * Makes an ID token of the embedded identity, with the claims that the Firebase SDK and
 * `createTokenVerifier` read. `authenticatedAt` is when the password was entered.
 */
export function issueIdToken(
  key: SigningKey,
  account: Pick<Account, 'userId' | 'email' | 'displayName'>,
  authenticatedAt: Date,
  now = new Date(),
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    user_id: account.userId,
    email: account.email,
    email_verified: true,
    auth_time: Math.floor(authenticatedAt.getTime() / 1000),
    firebase: { sign_in_provider: 'password', identities: { email: [account.email] } },
    ...(account.displayName !== null && { name: account.displayName }),
  })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: key.keyId, typ: 'JWT' })
    .setIssuer(NAME)
    .setAudience(NAME)
    .setSubject(account.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ID_TOKEN_LIFE)
    .sign(key.privateKey);
}

/** Verifies what `issueIdToken` made with the same key. */
export const createEmbeddedVerifier = (key: SigningKey): VerifyToken =>
  createTokenVerifier({
    keys: async () => key.publicKey,
    issuer: NAME,
    audience: NAME,
    algorithm: SIGNING_ALGORITHM,
  });
