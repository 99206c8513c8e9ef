import { createAction } from '@reduxjs/toolkit';
import type { PitchRequest, PitchResponse } from '#domain/contract/pitches.ts';
import type { ApiError } from './apiError.ts';
import { readEvents } from './readEvents.ts';
import { lateError, networkError, sendRequest, type ThunkExtra } from './sendRequest.ts';

/** The next piece of the pitch that is being written. */
export const pitchPieceArrived = createAction<string>('api/pitchPieceArrived');

/**
 * Requests a pitch and passes on its pieces while it's written. Aborting `signal` closes the
 * connection, and the server then stops the model.
 */
export async function streamPitch(
  body: PitchRequest,
  extra: ThunkExtra,
  signal: AbortSignal,
  onPiece: (text: string) => void,
): Promise<{ data: PitchResponse } | { error: ApiError }> {
  const { response, error } = await sendRequest(
    { url: '/pitches/generate-from-company', method: 'POST', body, accept: 'text/event-stream' },
    extra,
    signal,
  );
  if (error) return { error };
  try {
    for await (const { event, data } of readEvents(response)) {
      if (event === 'token') onPiece((data as { text: string }).text);
      if (event === 'done') return { data: data as PitchResponse };
      if (event === 'error') {
        const { error, status } = data as { error: string; status: number };
        return lateError(error, status);
      }
    }
  } catch {
    // The connection broke off.
  }
  return networkError();
}
