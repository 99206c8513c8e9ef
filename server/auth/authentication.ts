import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TokenAccess } from '#domain/contract/enums.ts';
import { HttpError } from '../http/httpError.ts';
import { InvalidTokenError, type VerifiedUser, type VerifyToken } from './tokenVerifier.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What an access token must allow for this route; none is enough for `session`. By default `read`
     * for GET and HEAD, and `write` for everything else.
     */
    access?: TokenAccess | 'session';
  }
}

const users = new WeakMap<FastifyRequest, VerifiedUser>();

/** The user from the request's token. Only for routes behind `authenticate`. */
export function userOf(request: FastifyRequest): VerifiedUser {
  const user = users.get(request);
  if (!user) throw new Error(`${request.method} ${request.url} is not behind authenticate`);
  return user;
}

/** Rejects a request that its access token doesn't allow. */
function checkAccess(request: FastifyRequest, { tokenAccess }: VerifiedUser): void {
  if (tokenAccess === null) return;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const { access = isRead ? 'read' : 'write' } = request.routeOptions.config;
  if (access === 'session') {
    throw new HttpError(403, "Access tokens can't be used for this. Sign in instead.");
  }
  if (access === 'write' && tokenAccess !== 'write') {
    throw new HttpError(
      403,
      'This access token can only read. Create one that can read and write in Settings.',
    );
  }
}

/**
 * Requires a valid bearer token on every route of this scope, before the body is read. Otherwise
 * the response is a 401 with the message from the product spec, section 8. An access token that doesn't
 * allow the request gets a 403.
 */
export function authenticate(app: FastifyInstance, verifyToken: VerifyToken): void {
  app.addHook('onRequest', async (request) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) throw new HttpError(401, 'User not authenticated');
    const user = await verifyToken(token).catch((error: unknown) => {
      if (error instanceof InvalidTokenError) throw new HttpError(401, 'Authentication failed');
      throw error;
    });
    checkAccess(request, user);
    users.set(request, user);
  });
}
