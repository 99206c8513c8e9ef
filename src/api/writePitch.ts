import { createAction } from '@reduxjs/toolkit';
import type { PitchWriter } from '#domain/contract/enums.ts';
import type {
  NewPitch,
  Pitch,
  PitchRateLimit,
  PitchRequest,
  PitchResponse,
  StoredPitchResponse,
} from '#domain/contract/pitches.ts';
import type { PitchPrompt } from '#domain/pitches/prompt/pitchPrompt.ts';
import type { ApiError } from './apiError.ts';
import { browserModelProblem, writeInBrowser } from './browserModel.ts';
import { readEvents } from './readEvents.ts';
import { lateError, networkError, readBody, sendRequest, type ThunkExtra } from './sendRequest.ts';

/** A letter to write or to store, from the click to the stream. */
export interface PitchJob {
  request: PitchRequest;
  writer: PitchWriter;
  /** For the browser's model. */
  prompt?: PitchPrompt | undefined;
  /** A text that's written already: of the user's lines, or of their own assistant. */
  content?: string | undefined;
  subject?: string | undefined;
  /** The letter that is continued, as far as it was written. */
  beginning?: string | undefined;
}

export interface WrittenPitch {
  pitch: Pitch;
  /** Only for the server's writers: others don't count. */
  rateLimit?: PitchRateLimit;
}

/** What happens while a letter is written. */
export type PitchPart =
  | { type: 'token'; text: string }
  /** The tokens so far weren't part of it. */
  | { type: 'restart' }
  /** The model is busy, or checks the letter; the text says so. */
  | { type: 'waiting'; text: string };

/** A part of the letter for a lead. */
export const pitchPartReceived = createAction<PitchPart & { leadId: string | undefined }>(
  'api/pitchPartReceived',
);

type Written = { data: WrittenPitch } | { error: ApiError };

interface Progress {
  signal: AbortSignal;
  onPart: (part: PitchPart) => void;
}

async function savePitch(body: NewPitch, extra: ThunkExtra, signal: AbortSignal): Promise<Written> {
  const { response, error } = await sendRequest(
    { url: '/pitches', method: 'POST', body },
    extra,
    signal,
  );
  if (error) return { error };
  const saved = await readBody(response);
  return saved.error
    ? { error: saved.error }
    : { data: { pitch: (saved.data as StoredPitchResponse).data } };
}

/** Aborting the signal closes the connection, and the server then stops the model. */
async function streamPitch(
  body: PitchRequest,
  extra: ThunkExtra,
  { signal, onPart }: Progress,
): Promise<Written> {
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

/** Writes a letter with its writer, if it isn't written yet, and stores it. Aborting the signal stops the writer. */
export async function writePitch(
  { request, writer, prompt, content, subject }: PitchJob,
  extra: ThunkExtra,
  { signal, onPart }: Progress,
): Promise<Written> {
  if (writer === 'server-model')
    return streamPitch({ ...request, writer }, extra, { signal, onPart });
  if (content !== undefined) {
    return savePitch({ ...request, writer, content, subject }, extra, signal);
  }
  try {
    if (!prompt) return lateError('Complete your profile first.', 400);
    const text = await writeInBrowser(
      prompt,
      signal,
      (text) => onPart({ type: 'token', text }),
      (share) =>
        share < 1 &&
        onPart({ type: 'waiting', text: `Downloading the model, ${Math.round(share * 100)}%` }),
    );
    if (text.trim() === '') return lateError('Failed to generate pitch: No content received.', 502);
    return await savePitch({ ...request, writer, content: text, subject }, extra, signal);
  } catch (error) {
    return lateError(browserModelProblem(error), 502);
  }
}
