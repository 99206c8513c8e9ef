import type { FastifyReply } from 'fastify';
import { HttpError } from './httpError.ts';

/**
 * Aborts when the client disconnects before the response is complete, or at the timeout.
 *
 * @param timeout milliseconds; without it, the response may take any time
 */
export function signalFor(reply: FastifyReply, timeout?: number): AbortSignal {
  const disconnected = new AbortController();
  if (reply.raw.destroyed) disconnected.abort();
  reply.raw.once('close', () => disconnected.abort());
  if (timeout === undefined) return disconnected.signal;
  return AbortSignal.any([disconnected.signal, AbortSignal.timeout(timeout)]);
}

/** The error of an aborted `signalFor`: a 504 with this message at the timeout, otherwise a 499. */
export const abortError = ({ reason }: AbortSignal, timeoutMessage: string): HttpError =>
  reason instanceof DOMException && reason.name === 'TimeoutError'
    ? new HttpError(504, timeoutMessage)
    : new HttpError(499, 'The request was canceled.');
