import { PassThrough, type Readable } from 'node:stream';
import type { PitchResponse } from '#domain/contract/pitches.ts';
import { toHttpError } from '../http/errorHandler.ts';
import { sseEvent } from '../http/sseEvent.ts';

/**
 * Streams a pitch as server-sent events: `token` with `{text}`, then `done` with the `PitchResponse`
 * or `error` with `{error, status}`, because the HTTP status has already been sent.
 */
export function pitchEventStream(
  generate: (onChunk: (chunk: string) => void) => Promise<PitchResponse>,
): Readable {
  const stream = new PassThrough();
  // A comment, so that the client gets the headers before the model responds.
  stream.write(': writing\n\n');
  generate((text) => stream.write(sseEvent('token', { text }))).then(
    (response) => stream.end(sseEvent('done', response)),
    (error: Error) => {
      const { message, statusCode } = toHttpError(error);
      stream.end(sseEvent('error', { error: message, status: statusCode }));
    },
  );
  return stream;
}
