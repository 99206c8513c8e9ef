import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../auth/authentication.ts';

/** Makes the requests of an app that a test has built those of a user. */
export function asUser(app: FastifyInstance, uidOf: (request: FastifyRequest) => string): void {
  app.addHook('onRequest', async (request) => {
    request.headers.authorization = `Bearer ${uidOf(request)}`;
  });
  authenticate(app, async (uid) => ({
    uid,
    email: `${uid}@example.com`,
    displayName: null,
    tokenAccess: null,
    sessionId: null,
    signedInAt: new Date(),
    expiresAt: new Date(Date.now() + 60_000),
  }));
}
