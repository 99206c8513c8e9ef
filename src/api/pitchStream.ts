import { createAction } from '@reduxjs/toolkit';
import type { PitchRequest, PitchResponse } from '#domain/contract/pitches.ts';
import type { ApiError } from './apiError.ts';
import { readEvents } from './readEvents.ts';
import { lateError, networkError, sendRequest, type ThunkExtra } from './sendRequest.ts';

/** What happens while a pitch is written. */
export type PitchPart =
  | { type: 'token'; text: string }
  /** The tokens so far weren't part of it. */
  | { type: 'restart' }
  /** The model is busy, or checks the letter; the text says so. */
  | { type: 'waiting'; text: string };

export const pitchPartReceived = createAction<PitchPart>('api/pitchPartReceived');

/**
 * Requests a pitch and passes on its parts while it's written. Aborting `signal` closes the
 * connection, and the server then stops the model.
 */
export async function streamPitch(
  body: PitchRequest,
  extra: ThunkExtra,
  signal: AbortSignal,
  onPart: (part: PitchPart) => void,
): Promise<{ data: PitchResponse } | { error: ApiError }> {
  const { response, error } = await sendRequest(
    { url: '/pitches/generate-from-company', method: 'POST', body, accept: 'text/event-stream' },
    extra,
    signal,
  );
  if (error) return { error };
  try {
    for await (const { event, data } of readEvents(response)) {
      if (event === 'restart') onPart({ type: event });
      if (event === 'token' || event === 'waiting') {
        onPart({ type: event, text: (data as { text: string }).text });
      }
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
