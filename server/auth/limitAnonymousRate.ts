import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/httpError.ts';
import { networkOf } from '../http/networkOf.ts';

/** Of one network, per server. Each request writes a row. */
const MOST_PER_MINUTE = 60;

/** Limits the requests of this scope that come without a user, by network. */
export async function limitAnonymousRate(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: MOST_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: () =>
      new HttpError(429, 'Too many requests. Please try again in a minute.'),
  });
}
