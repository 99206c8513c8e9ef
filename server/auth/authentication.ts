import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpError.ts';
import { InvalidTokenError, type VerifiedUser, type VerifyToken } from './tokenVerifier.ts';

const users = new WeakMap<FastifyRequest, VerifiedUser>();

/** Who sent the request: the token's user, whatever the body says. Only for routes behind `authenticate`. */
export function userOf(request: FastifyRequest): VerifiedUser {
  const user = users.get(request);
  if (!user) throw new Error(`${request.method} ${request.url} is not behind authenticate`);
  return user;
}

/**
 * Lets the routes of this scope be reached with a valid bearer token alone. The rest gets 401 with
 * the words of the product spec, section 8, before a body is read.
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
