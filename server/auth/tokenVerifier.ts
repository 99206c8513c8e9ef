import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { SessionUser } from '#domain/auth.ts';
import { rememberTokens } from './rememberTokens.ts';

/** Thrown for a token that is forged, expired, meant for somebody else, or no token at all. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** Who a token says somebody is, and for how long. */
export interface VerifiedUser extends SessionUser {
  expiresAt: Date;
}

/** Whose token it is. Throws `InvalidTokenError`; any other error means that the keys are out of reach. */
export type VerifyToken = (token: string) => Promise<VerifiedUser>;

/** What is wrong with the keys, not with the token. */
const KEY_FAULTS = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT']);

const textClaim = (claims: JWTPayload, name: string): string | null => {
  const claim = claims[name];
  return typeof claim === 'string' && claim !== '' ? claim : null;
};

/** Verifies ID tokens in the form of Firebase's: of one issuer, for one audience, signed in one way. */
export function createTokenVerifier(options: {
  keys: JWTVerifyGetKey;
  issuer: string;
  audience: string;
  algorithm: string;
}): VerifyToken {
  return rememberTokens(async (token) => {
    const { payload } = await jwtVerify(token, options.keys, {
      issuer: options.issuer,
      audience: options.audience,
      algorithms: [options.algorithm],
      requiredClaims: ['sub', 'exp'],
    }).catch((error: unknown) => {
      if (error instanceof errors.JOSEError && !KEY_FAULTS.has(error.code)) {
        throw new InvalidTokenError(error.message, { cause: error });
      }
      throw error;
    });
    const uid = textClaim(payload, 'sub');
    if (uid === null || payload.exp === undefined) {
      throw new InvalidTokenError('The token names no user, or no end');
    }
    return {
      uid,
      email: textClaim(payload, 'email') ?? '',
      displayName: textClaim(payload, 'name'),
      expiresAt: new Date(payload.exp * 1000),
    };
  });
}

const GOOGLE_KEYS = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);

/**
 * Verifies the ID tokens of a Firebase project against Google's public keys, as
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens asks for.
 */
export function createFirebaseVerifier(
  projectId: string,
  keys: JWTVerifyGetKey = createRemoteJWKSet(GOOGLE_KEYS),
): VerifyToken {
  return createTokenVerifier({
    keys,
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    algorithm: 'RS256',
  });
}
