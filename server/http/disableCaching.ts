import type { FastifyInstance } from 'fastify';

/** Keeps responses of this scope, errors included, out of caches: they have personal data or tokens. */
export function disableCaching(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}
