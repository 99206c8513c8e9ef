import { InvalidTokenError, type VerifyToken } from '../auth/tokenVerifier.ts';
import type { Database } from '../db/database.ts';
import { logError } from '../db/logError.ts';
import { findTokenOwner, recordTokenUse, TOKEN_PREFIX } from './repository.ts';

/** The last date of JavaScript. */
const NEVER = new Date(8.64e15);

/** Verifies access tokens, and ID tokens with `verifyIdToken`. */
export function verifyAccessTokens(db: Database, verifyIdToken: VerifyToken): VerifyToken {
  return async (token) => {
    if (!token.startsWith(TOKEN_PREFIX)) return verifyIdToken(token);
    const owner = await findTokenOwner(db, token);
    if (!owner) throw new InvalidTokenError('The access token is unknown or has expired');
    // A database that can only be read still responds.
    await recordTokenUse(db, owner).catch((error: unknown) =>
      logError('The use of an access token was not recorded', error),
    );
    return {
      uid: owner.userId,
      email: owner.email ?? '',
      displayName: owner.displayName,
      tokenAccess: owner.access,
      sessionId: owner.id,
      signedInAt: new Date(0),
      expiresAt: owner.expiresAt ?? NEVER,
    };
  };
}
