import type { LiveEvent } from '#domain/contract/events.ts';
import { type ApiError, isSessionRejected } from './apiError.ts';
import { readEvents } from './readEvents.ts';
import { networkError, sendRequest, type ThunkExtra } from './sendRequest.ts';

/** A change, or one of the connection's own events: changes may have been lost, or the session ended. */
export type LiveMessage = LiveEvent | 'eventsLost' | 'sessionEnded';

const SECOND = 1000;

/** Waits longer after each failure, up to five seconds, or until the network is back. */
function backOff(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(0.4 * SECOND * 2 ** failures, 5 * SECOND);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    // With jitter, because a server that comes back has many clients.
    const timer = setTimeout(done, longest * (0.5 + Math.random() / 2));
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/** Reads live events until the connection ends, and returns why. It ends with the token at the latest. */
async function readLiveEvents(
  extra: ThunkExtra,
  signal: AbortSignal,
  onEvent: (event: LiveEvent | 'ready') => void,
): Promise<ApiError> {
  const request = { url: '/events', accept: 'text/event-stream' };
  const { response, error } = await sendRequest(request, extra, signal);
  if (error) return error;
  try {
    for await (const { event, data } of readEvents(response)) {
      if (event === 'ready') onEvent('ready');
      if (event === 'change') onEvent(data as LiveEvent);
    }
  } catch {
    // A broken connection ends like one that the server closed.
  }
  return networkError().error;
}

/** Connects to GET /events, and connects again when the connection is lost, until `signal` aborts. */
export async function connectLive(
  extra: ThunkExtra,
  signal: AbortSignal,
  report: (message: LiveMessage) => void,
  isReconnect: boolean,
): Promise<void> {
  let mayHaveLostEvents = isReconnect;
  let failures = 0;
  while (!signal.aborted) {
    const error = await readLiveEvents(extra, signal, (event) => {
      failures = 0;
      if (event !== 'ready') report(event);
      else if (mayHaveLostEvents) report('eventsLost');
      mayHaveLostEvents = true;
    });
    mayHaveLostEvents = true;
    if (isSessionRejected(error)) report('sessionEnded');
    await backOff(failures, signal);
    failures += 1;
  }
}
