import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userOf } from './authentication.ts';

/** Browsers send six, and the pool of connections to PostgreSQL has ten. */
const MAX_RUNNING = 10;

/**
 * Handles at most ten requests of a user at the same time, until their responses are read; the others
 * wait. Otherwise one user could fill the memory with unread responses and keep the database from
 * everyone else.
 */
export function limitUserRequests(
  app: FastifyInstance,
  userIdOf = (request: FastifyRequest): string => userOf(request).uid,
): void {
  /** The callbacks that start a user's open requests, in the order of their arrival. */
  const requestsByUser = new Map<string, Set<() => void>>();

  app.addHook('onRequest', async (request, reply) => {
    // The client left during the check of its token.
    if (reply.raw.destroyed) return reply.hijack();
    const userId = userIdOf(request);
    const requests = requestsByUser.get(userId) ?? new Set();
    requestsByUser.set(userId, requests);
    const { promise: turn, resolve: start } = Promise.withResolvers<void>();
    requests.add(start);
    if (requests.size <= MAX_RUNNING) start();
    reply.raw.once('close', () => {
      requests.delete(start);
      // The next one, unless it is already running.
      [...requests][MAX_RUNNING - 1]?.();
      if (requests.size === 0) requestsByUser.delete(userId);
    });
    await turn;
  });
}
