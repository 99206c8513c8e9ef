import type { FastifyReply } from 'fastify';

/**
 * Aborts when the client disconnects before the response is complete, or at the timeout.
 *
 * @param timeout milliseconds
 */
export function signalFor(reply: FastifyReply, timeout: number): AbortSignal {
  const disconnected = new AbortController();
  if (reply.raw.destroyed) disconnected.abort();
  reply.raw.once('close', () => disconnected.abort());
  return AbortSignal.any([disconnected.signal, AbortSignal.timeout(timeout)]);
}
