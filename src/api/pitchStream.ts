import { createAction } from '@reduxjs/toolkit';
import type { PitchRequest, PitchResponse } from '#domain/contract/pitches.ts';
import type { ApiError } from './apiError.ts';
import { type ApiDependencies, lateFailure, networkFailure, sendRequest } from './sendRequest.ts';
import { serverSentEvents } from './serverSentEvents.ts';

/** A few more words of the pitch that is being written. */
export const pitchPieceArrived = createAction<string>('api/pitchPieceArrived');

/**
 * Asks for a pitch and hands on its pieces while it is written (src/domain/contract.ts,
 * `PitchResponse`). Aborting `signal` closes the connection, upon which the server stops the model.
 */
export async function streamPitch(
  request: PitchRequest,
  dependencies: ApiDependencies,
  signal: AbortSignal,
  onPiece: (text: string) => void,
): Promise<{ data: PitchResponse } | { error: ApiError }> {
  const call = {
    url: '/pitches/generate-from-company',
    method: 'POST',
    body: request,
    accept: 'text/event-stream',
  } as const;
  const outcome = await sendRequest(call, dependencies, signal);
  if ('error' in outcome) return outcome;
  try {
    for await (const { event, data } of serverSentEvents(outcome.response)) {
      if (event === 'token') onPiece((data as { text: string }).text);
      if (event === 'done') return { data: data as PitchResponse };
      if (event === 'error') {
        const { error, status } = data as { error: string; status: number };
        return lateFailure(error, status);
      }
    }
  } catch {
    // The stream broke off; what follows says so.
  }
  return networkFailure();
}
