import { SignJWT } from 'jose';
import type { Account } from './repository.ts';
import type { Session } from './sessions.ts';
import { SIGNING_ALGORITHM, type SigningKey } from './signingKey.ts';
import { createTokenVerifier, type VerifyToken } from './tokenVerifier.ts';

/** How long an ID token is valid, in seconds. Same as Firebase. */
export const ID_TOKEN_LIFETIME = 3600;

/** Issuer and audience of the embedded identity's tokens. */
const ISSUER = 'leadside';

/** Issues an ID token with the claims that the Firebase SDK and `createTokenVerifier` read. */
export function issueIdToken(
  key: SigningKey,
  account: Pick<Account, 'userId' | 'email' | 'displayName'>,
  session: Pick<Session, 'id' | 'signedInAt'>,
  now = new Date(),
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    user_id: account.userId,
    email: account.email,
    email_verified: true,
    sid: session.id,
    auth_time: Math.floor(session.signedInAt.getTime() / 1000),
    firebase: { sign_in_provider: 'password', identities: { email: [account.email] } },
    ...(account.displayName !== null && { name: account.displayName }),
  })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: key.keyId, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setSubject(account.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ID_TOKEN_LIFETIME)
    .sign(key.privateKey);
}

/** Verifies tokens from `issueIdToken`. */
export const createEmbeddedVerifier = (key: SigningKey, now?: () => Date): VerifyToken =>
  createTokenVerifier({
    keys: async () => key.publicKey,
    issuer: ISSUER,
    audience: ISSUER,
    algorithm: SIGNING_ALGORITHM,
    now,
  });
