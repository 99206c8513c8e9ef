import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/networkOf.ts';
/** Google's error codes, which the Firebase SDK translates. */
export type IdentityErrorCode =
  | 'INVALID_EMAIL'
  | 'MISSING_PASSWORD'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed attempts. Please try again later.'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many requests. Please try again later.'
  | 'INVALID_CUSTOM_TOKEN'
  | 'OPERATION_NOT_ALLOWED'
  | 'INVALID_ID_TOKEN'
  | 'USER_NOT_FOUND'
  | 'MISSING_REFRESH_TOKEN'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_REFRESH_TOKEN'
  | 'TOKEN_EXPIRED';

/** Why the embedded identity provider rejects a request. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode;
  /** Seconds until the next attempt is accepted, after too many of them. */
  readonly retryAfter: number | null;

  /** Seconds that this failure keeps the network from the next attempt, for the log. */
  readonly lockedFor: number;

  constructor(code: IdentityErrorCode, retryAfter: number | null = null, lockedFor = 0) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
    this.lockedFor = lockedFor;
  }
}

/** Logs a wrong password and the delay that it causes, with the network and without the email. */
export function logFailedSignIn({ log, ip }: FastifyRequest, error: IdentityError): void {
  if (error.code !== 'INVALID_LOGIN_CREDENTIALS') return;
  const network = networkOf(ip);
  log.warn({ network }, 'sign-in failed');
  const { lockedFor: seconds } = error;
  // Not for each attempt that is rejected meanwhile, of which there can be any number.
  if (seconds > 0) log.warn({ network, seconds }, 'sign-ins have to wait after too many failures');
}
