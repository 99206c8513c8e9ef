import type { LiveEvent } from '#domain/contract/events.ts';
import type { ApiError } from './apiError.ts';
import { type ApiDependencies, networkFailure, sendRequest } from './sendRequest.ts';
import { serverSentEvents } from './serverSentEvents.ts';

/** What the server tells of changes (src/domain/contract.ts, `ChangeEvents`). */
export type ChangeEvent = { event: 'ready' } | { event: 'change'; change: LiveEvent };

/**
 * Hands on what changes for the user until the stream ends, which it does with the token, with the
 * server, or with `signal`. Answers why.
 */
export async function readChanges(
  dependencies: ApiDependencies,
  signal: AbortSignal,
  onEvent: (event: ChangeEvent) => void,
): Promise<ApiError> {
  const call = { url: '/events', accept: 'text/event-stream' };
  const outcome = await sendRequest(call, dependencies, signal);
  if ('error' in outcome) return outcome.error;
  try {
    for await (const { event, data } of serverSentEvents(outcome.response)) {
      if (event === 'ready') onEvent({ event });
      if (event === 'change') onEvent({ event, change: data as LiveEvent });
    }
  } catch {
    // The stream broke off, which is one of the ways to end.
  }
  return networkFailure().error;
}
