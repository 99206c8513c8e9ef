import type { LiveEvent } from '#domain/contract/events.ts';
import { type ApiError, isSessionRejected } from './apiError.ts';
import { readEvents } from './readEvents.ts';
import { sendRequest, type ThunkExtra } from './sendRequest.ts';

/** A change, or news of the connection itself. */
export type LiveMessage = LiveEvent | 'connected' | 'disconnected' | 'eventsLost' | 'sessionEnded';

const isUnreachable = (error: ApiError | undefined): boolean =>
  error !== undefined && (error.status === 0 || error.status >= 500);

const SECOND = 1000;

/** Waits longer after each failure, up to 5 s. With jitter, so clients don't reconnect all at once. */
const backOff = (failures: number): Promise<void> => {
  const longest = Math.min(0.4 * SECOND * 2 ** failures, 5 * SECOND);
  return new Promise((resolve) => setTimeout(resolve, longest * (0.5 + Math.random() / 2)));
};

/** Reads GET /events, and connects again whenever the connection is lost, until `signal` aborts. */
export async function connectLive(
  extra: ThunkExtra,
  signal: AbortSignal,
  report: (message: LiveMessage) => void,
  isReconnect: boolean,
): Promise<void> {
  let mayHaveLostEvents = isReconnect;
  for (let failures = 0; !signal.aborted; failures += 1) {
    const request = { url: '/events', accept: 'text/event-stream' };
    const { response, error } = await sendRequest(request, extra, signal);
    if (isSessionRejected(error)) report('sessionEnded');
    // Not at once: a restarted server is back within a second.
    if (failures > 0 && isUnreachable(error)) report('disconnected');
    try {
      for await (const { event, data } of readEvents(response)) {
        failures = 0;
        if (event === 'change') report(data as LiveEvent);
        if (event === 'ready') report('connected');
        if (event === 'ready' && mayHaveLostEvents) report('eventsLost');
        mayHaveLostEvents = true;
      }
    } catch {
      // A broken connection ends like one that the server closed.
    }
    mayHaveLostEvents = true;
    await backOff(failures);
  }
}
