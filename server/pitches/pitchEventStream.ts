import { PassThrough, type Readable } from 'node:stream';
import type { PitchResponse } from '#domain/contract/pitches.ts';
import { toHttpError } from '../http/errorHandler.ts';
import { sseEvent } from '../http/sseEvent.ts';
import type { PitchPart } from './generatePitch.ts';

/** Milliseconds between comments, so that proxies keep a connection whose model thinks. */
const HEARTBEAT = 15_000;

/** The names of the events; `done` says whether the letter was cut. */
const EVENTS = {
  text: 'token',
  restart: 'restart',
  waiting: 'waiting',
  stored: 'stored',
  limit: null,
} as const;

/**
 * Streams a pitch as server-sent events: its parts, then `done` with the `PitchResponse` or `error` with
 * `{error, status}`, because the HTTP status has already been sent.
 */
export function pitchEventStream(
  generate: (onPart: (part: PitchPart) => void) => Promise<PitchResponse>,
): Readable {
  const stream = new PassThrough();
  const writing = () => stream.write(': writing\n\n');
  // So that the client gets the headers before the model responds.
  writing();
  const heartbeat = setInterval(writing, HEARTBEAT);
  const end = (name: string, data: object) => {
    clearInterval(heartbeat);
    stream.end(sseEvent(name, data));
  };
  generate(({ type, ...data }) => {
    const name = EVENTS[type];
    if (name) stream.write(sseEvent(name, data));
  }).then(
    (response) => end('done', response),
    (error: Error) => {
      const { message, statusCode } = toHttpError(error);
      end('error', { error: message, status: statusCode });
    },
  );
  return stream;
}
