import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpError.ts';
import { InvalidTokenError, type VerifiedUser, type VerifyToken } from './tokenVerifier.ts';

const users = new WeakMap<FastifyRequest, VerifiedUser>();

/** The user from the request's token. Only for routes behind `authenticate`. */
export function userOf(request: FastifyRequest): VerifiedUser {
  const user = users.get(request);
  if (!user) throw new Error(`${request.method} ${request.url} is not behind authenticate`);
  return user;
}

/**
 * Requires a valid bearer token on every route of this scope, before the body is read. Otherwise
 * the response is a 401 with the message from the product spec, section 8.
 */
export function authenticate(app: FastifyInstance, verifyToken: VerifyToken): void {
  app.addHook('onRequest', async (request) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) throw new HttpError(401, 'User not authenticated');
    try {
      users.set(request, await verifyToken(token));
    } catch (error) {
      if (error instanceof InvalidTokenError) throw new HttpError(401, 'Authentication failed');
      throw error;
    }
  });
}
