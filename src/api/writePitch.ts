import { createAction } from '@reduxjs/toolkit';
import type { Pitch, PitchRequest, PitchResponse } from '#domain/contract/pitches.ts';
import type { PitchPrompt } from '#domain/pitches/prompt/pitchPrompt.ts';
import type { ApiError } from './apiError.ts';
import { browserModelProblem, writeInBrowser } from './browserModel.ts';
import { readEvents } from './readEvents.ts';
import { lateError, networkError, readBody, sendRequest, type ThunkExtra } from './sendRequest.ts';

/** A letter to write, or to store if the request has its content. */
export interface PitchJob {
  request: PitchRequest;
  /** For the browser's model. */
  prompt?: PitchPrompt | undefined;
  /** The letter that is continued, as far as it was written. */
  beginning?: string | undefined;
}

/** What happens while a letter is written. */
export type PitchPart =
  | { type: 'token'; text: string }
  /** The tokens so far weren't part of it. */
  | { type: 'restart' }
  /** It's stored as the model wrote it first, and is read again. */
  | { type: 'stored'; pitch: Pitch }
  /** The model is busy; the text says so. */
  | { type: 'waiting'; text: string };

/** A part of the letter for a lead. */
export const pitchPartReceived = createAction<PitchPart & { leadId: string | undefined }>(
  'api/pitchPartReceived',
);

type Written = { data: PitchResponse } | { error: ApiError };

interface Progress {
  signal: AbortSignal;
  onPart: (part: PitchPart) => void;
}

/** Aborting the signal closes the connection, and the server then stops the model. */
async function streamPitch(
  body: PitchRequest,
  extra: ThunkExtra,
  { signal, onPart }: Progress,
): Promise<Written> {
  const request = { url: '/pitches/generate-from-company', method: 'POST', body } as const;
  const accept = body.content === undefined ? { accept: 'text/event-stream' } : {};
  const { response, error } = await sendRequest({ ...request, ...accept }, extra, signal);
  if (error) return { error };
  if (body.content !== undefined) {
    const stored = await readBody(response);
    return stored.error ? { error: stored.error } : { data: stored.data as PitchResponse };
  }
  try {
    for await (const { event, data } of readEvents(response)) {
      if (event === 'restart') onPart({ type: event });
      if (event === 'stored') onPart({ type: event, pitch: (data as { pitch: Pitch }).pitch });
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

/** Writes a letter with its writer, if it isn't written yet, and stores it. Aborting the signal stops the writer. */
export async function writePitch(
  { request, prompt }: PitchJob,
  extra: ThunkExtra,
  { signal, onPart }: Progress,
): Promise<Written> {
  const isWritten = request.content !== undefined;
  if (isWritten || request.writer !== 'browser-model')
    return streamPitch(request, extra, { signal, onPart });
  if (!prompt) return lateError('Complete your profile first.', 400);
  try {
    const content = await writeInBrowser(
      prompt,
      signal,
      (text) => onPart({ type: 'token', text }),
      (share) =>
        share < 1 &&
        onPart({ type: 'waiting', text: `Downloading the model, ${Math.round(share * 100)}%` }),
    );
    if (content.trim() === '')
      return lateError('Failed to generate pitch: No content received.', 502);
    return await streamPitch({ ...request, content }, extra, { signal, onPart });
  } catch (error) {
    return lateError(browserModelProblem(error), 502);
  }
}
