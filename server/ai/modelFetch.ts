import { modelCalls, modelSeconds } from '../metrics/metrics.ts';

/** Bytes, decompressed. A letter of a reasoning model, streamed word by word, takes about two million. */
const MAX_RESPONSE = 8_000_000;

/** Milliseconds until the whole response must have arrived. Requests have shorter limits of their own. */
const TIMEOUT = 120_000;

/** Passes chunks on until they are too many. */
function byteLimit(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= MAX_RESPONSE) controller.enqueue(chunk);
      else controller.error(new Error("The model's response is too large"));
    },
  });
}

/**
 * `fetch` for the configured model: with limits in time and bytes, and without redirects, since a request
 * has the user's profile.
 */
export const modelFetch: typeof fetch = async (input, init = {}) => {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const end = modelSeconds.startTimer();
  const response = await fetch(input, { ...init, signal, redirect: 'error' }).catch((error) => {
    modelCalls.inc({ status: 'failed' });
    throw error;
  });
  const { status, statusText, headers } = response;
  modelCalls.inc({ status });
  end();
  const body = response.body?.pipeThrough(byteLimit()) ?? null;
  return new Response(body, { status, statusText, headers });
};
