import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { SessionUser } from '#domain/auth/auth.ts';
import type { TokenAccess } from '#domain/contract/enums.ts';

/** Thrown for a forged, expired, malformed or foreign token. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** The user that a token names. */
export interface VerifiedUser extends SessionUser {
  /** What an access token allows; `null` when the user signed in. */
  tokenAccess: TokenAccess | null;
  /** The session, or the access token's id; `null` with a Firebase project. */
  sessionId: string | null;
  /** When the user entered the password, in whole seconds; 1970 if the token doesn't say. */
  signedInAt: Date;
  /** When the token expires. */
  expiresAt: Date;
}

/** Verifies a bearer token. Throws `InvalidTokenError`; any other error means the keys are unreachable. */
export type VerifyToken = (token: string) => Promise<VerifiedUser>;

/** The clocks of the issuer and the server may differ by as much, in seconds. */
const CLOCK_DIFFERENCE = 60;

/** jose's codes for a problem with the keys, not with the token. */
const KEY_ERRORS = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT']);

const textClaim = (claims: JWTPayload, name: string): string | null => {
  const claim = claims[name];
  return typeof claim === 'string' && claim !== '' ? claim : null;
};

/** Verifies ID tokens with Firebase's claims, from one issuer, for one audience, in one algorithm. */
export function createTokenVerifier(options: {
  keys: JWTVerifyGetKey;
  issuer: string;
  audience: string;
  algorithm: string;
  now?: () => Date;
}): VerifyToken {
  const { now = () => new Date() } = options;
  return async (token) => {
    const { payload } = await jwtVerify(token, options.keys, {
      issuer: options.issuer,
      audience: options.audience,
      algorithms: [options.algorithm],
      requiredClaims: ['sub', 'exp'],
      currentDate: now(),
    }).catch((error: unknown) => {
      if (error instanceof errors.JOSEError && !KEY_ERRORS.has(error.code)) {
        throw new InvalidTokenError(error.message, { cause: error });
      }
      throw error;
    });
    const uid = textClaim(payload, 'sub');
    if (uid === null || payload.exp === undefined) {
      throw new InvalidTokenError('The token has no user or no expiry');
    }
    // A wrong clock issued it. It would be valid until then.
    if ((payload.iat ?? 0) > now().getTime() / 1000 + CLOCK_DIFFERENCE) {
      throw new InvalidTokenError('The token was issued in the future');
    }
    return {
      uid,
      email: textClaim(payload, 'email') ?? '',
      displayName: textClaim(payload, 'name'),
      tokenAccess: null,
      sessionId: textClaim(payload, 'sid'),
      signedInAt: new Date(Number(payload.auth_time ?? 0) * 1000),
      expiresAt: new Date(payload.exp * 1000),
    };
  };
}

const GOOGLE_KEYS = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);

/**
 * Verifies a Firebase project's ID tokens against Google's public keys:
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export const createFirebaseVerifier = (
  projectId: string,
  keys: JWTVerifyGetKey = createRemoteJWKSet(GOOGLE_KEYS),
): VerifyToken =>
  createTokenVerifier({
    keys,
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    algorithm: 'RS256',
  });
