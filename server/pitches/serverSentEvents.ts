import { PassThrough, type Readable } from 'node:stream';
import type { PitchResponse } from '#domain/contract/pitches.ts';
import { HttpError } from '../http/httpError.ts';
import { sseEvent } from '../http/sseEvent.ts';

/**
 * A pitch while it is written, as server-sent events: `token` with `{text}`, then `done` with the
 * `PitchResponse`, or `error` with `{error, status}`: by then the answer's own status is long sent.
 * The writing goes on at its own pace, whether or not anybody reads.
 */
export function serverSentEvents(
  answer: (onPiece: (piece: string) => void) => Promise<PitchResponse>,
): Readable {
  const stream = new PassThrough();
  // A comment, so that the client hears of the answer before the model says its first word.
  stream.write(': writing\n\n');
  answer((text) => stream.write(sseEvent('token', { text }))).then(
    (done) => stream.end(sseEvent('done', done)),
    (error: unknown) => {
      const { message, statusCode } =
        error instanceof HttpError
          ? error
          : new HttpError(500, 'Something went wrong on our side. Please try again.');
      stream.end(sseEvent('error', { error: message, status: statusCode }));
    },
  );
  return stream;
}
