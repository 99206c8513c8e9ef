import { setImmediate } from 'node:timers/promises';
import { modelCalls, modelSeconds } from '../metrics/metrics.ts';

/** Bytes, decompressed. A letter of a reasoning model, streamed word by word, takes about two million. */
const MAX_RESPONSE = 8_000_000;

/** Bytes of what is read as a whole: a response without a stream, or one event. */
const MAX_WHOLE = 2_000_000;

/** Lines of a stream, comments too. Such a letter has about thirty thousand. */
const MAX_LINES = 200_000;

/** Bytes that are passed on at once. Other requests are handled before the next ones are parsed. */
const PIECE = 8 * 1024;

const NEWLINE = 10;

/** Passes chunks on in pieces, until they or their lines are too many, or what is read as a whole is too long. */
function byteLimit(isStream: boolean): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  let wholeStart = 0;
  let lines = 0;
  return new TransformStream({
    async transform(chunk, controller) {
      const newline = isStream ? chunk.lastIndexOf(NEWLINE) : -1;
      if (newline >= 0) wholeStart = bytes + newline;
      bytes += chunk.byteLength;
      for (const byte of isStream ? chunk : []) if (byte === NEWLINE) lines += 1;
      const isFine = bytes <= MAX_RESPONSE && bytes - wholeStart <= MAX_WHOLE && lines <= MAX_LINES;
      if (!isFine) return controller.error(new Error("The model's response is too large"));
      for (let at = 0; at < chunk.byteLength; at += PIECE) {
        if (at > 0) await setImmediate();
        controller.enqueue(chunk.subarray(at, at + PIECE));
      }
    },
  });
}

/** Whether it is one JSON text, not a stream. */
export const isWhole = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

/**
 * `fetch` for models: with a limit in bytes, and without redirects, since a request has the user's
 * profile.
 */
export const modelFetch =
  (request: typeof fetch = fetch): typeof fetch =>
  async (input, init = {}) => {
    const end = modelSeconds.startTimer();
    const response = await request(input, { ...init, redirect: 'error' }).catch((error) => {
      modelCalls.inc({ status: 'failed' });
      throw error;
    });
    const { status, statusText, headers } = response;
    modelCalls.inc({ status });
    end();
    const body = response.body?.pipeThrough(byteLimit(!isWhole(response))) ?? null;
    return new Response(body, { status, statusText, headers });
  };
