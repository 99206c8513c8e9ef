import { modelCalls, modelSeconds } from '../metrics/metrics.ts';

/** Bytes, decompressed. A letter of a reasoning model, streamed word by word, takes about two million. */
const MAX_RESPONSE = 8_000_000;

/** Bytes of what is read as a whole: a response without a stream, or one event. */
const MAX_WHOLE = 2_000_000;

const NEWLINE = 10;

/** Passes chunks on until they are too many, or what is read as a whole is too long. */
function byteLimit(isStream: boolean): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  let wholeStart = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const newline = isStream ? chunk.lastIndexOf(NEWLINE) : -1;
      if (newline >= 0) wholeStart = bytes + newline;
      bytes += chunk.byteLength;
      const isFine = bytes <= MAX_RESPONSE && bytes - wholeStart <= MAX_WHOLE;
      if (isFine) controller.enqueue(chunk);
      else controller.error(new Error("The model's response is too large"));
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
