import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '#domain/contract/errors.ts';

/** By the code of Node's error. */
const RESPONSES: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address and headers of the request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

/** Milliseconds that the client gets to read the response and close. */
const CLOSE_TIMEOUT = 2_000;

/**
 * Responds to data that Node can't parse as an HTTP request. Uses the same error body as all other
 * errors.
 */
export function clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = RESPONSES[error.code ?? ''] ?? [
    400,
    'This is not a valid HTTP request.',
  ];
  const body = JSON.stringify({ error: message } satisfies ErrorBody);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // Destroying it at once could discard the response.
  const timer = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT);
  socket.once('close', () => clearTimeout(timer));
}
