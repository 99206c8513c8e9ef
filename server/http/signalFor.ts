import type { FastifyReply } from 'fastify';

/**
 * Aborted when the client goes away before the answer is complete, or the time is up.
 *
 * @param timeout milliseconds
 */
export function signalFor(reply: FastifyReply, timeout: number): AbortSignal {
  const gone = new AbortController();
  if (reply.raw.destroyed) gone.abort();
  reply.raw.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, AbortSignal.timeout(timeout)]);
}
