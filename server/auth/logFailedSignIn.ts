import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/networkOf.ts';
import type { IdentityError } from './identityError.ts';

/** Logs a wrong password and the delay that it causes, with the network and without the email. */
export function logFailedSignIn({ log, ip }: FastifyRequest, error: IdentityError): void {
  if (error.code !== 'INVALID_LOGIN_CREDENTIALS') return;
  const network = networkOf(ip);
  log.warn({ network }, 'sign-in failed');
  const { lockedFor: seconds } = error;
  // Not for each attempt that is rejected meanwhile, of which there can be any number.
  if (seconds > 0) log.warn({ network, seconds }, 'sign-ins have to wait after too many failures');
}
