import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '#domain/contract/errors.ts';

/** What is no HTTP request for Node, by the code of its error. */
const REFUSALS: Record<string, [status: number, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address and headers of the request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

/**
 * Answers what never becomes a request: bytes that are not HTTP, and headers without an end. In the
 * form of all refusals, so that clients need not tell them apart.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, sentence] = REFUSALS[error.code ?? ''] ?? [
    400,
    'This is not a request that HTTP knows.',
  ];
  const body = JSON.stringify({ error: sentence } satisfies ErrorBody);
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
}
