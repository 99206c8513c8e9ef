import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpError.ts';
import { userOf } from './authentication.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How much a request of this route takes, in reads. 1 by default, and 4 of a write. */
    cost?: number | ((request: FastifyRequest) => number);
  }
}

/** The costs of routes, in reads. */
export const COST = {
  read: 1,
  write: 4,
  /** Up to 500 leads, a search through all of them, or a file of 10 MB. */
  bulk: 20,
  /** A model, another site, a thread, a password, or the check of a letter. */
  work: 60,
} as const;

const READS = ['GET', 'HEAD', 'OPTIONS'];

function costOf(request: FastifyRequest): number {
  const { cost = READS.includes(request.method) ? COST.read : COST.write } =
    request.routeOptions.config;
  return typeof cost === 'number' ? cost : cost(request);
}

/**
 * Limits the requests of a user per minute on this server: `requestLimit` reads, and as many fewer of
 * other requests as they cost more. Requests of the same cost count together.
 *
 * @param hook `preValidation` if a cost depends on the body
 */
export async function limitUserRate(
  app: FastifyInstance,
  requestLimit: number,
  hook: 'onRequest' | 'preValidation' = 'onRequest',
): Promise<void> {
  await app.register(rateLimit, {
    hook,
    max: (request) => Math.ceil(requestLimit / costOf(request)),
    timeWindow: 60_000,
    keyGenerator: (request) => `${costOf(request)} ${userOf(request).uid}`,
    errorResponseBuilder: () =>
      new HttpError(429, 'You have sent too many requests. Please try again in a minute.'),
  });
}

/** Browsers send six, and the pool of connections to PostgreSQL has ten. */
const MAX_RUNNING = 10;

/**
 * Handles at most ten requests of a user at the same time, until their responses are read; the others
 * wait. Otherwise one user could fill the memory with unread responses and keep the database from
 * everyone else.
 */
export function limitUserRequests(app: FastifyInstance): void {
  /** The callbacks that start a user's open requests, in the order of their arrival. */
  const requestsByUser = new Map<string, Set<() => void>>();

  app.addHook('onRequest', async (request, reply) => {
    // The client left during the check of its token.
    if (reply.raw.destroyed) return reply.hijack();
    const userId = userOf(request).uid;
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
