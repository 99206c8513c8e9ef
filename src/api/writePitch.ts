import type { PitchWriter } from '#domain/contract/enums.ts';
import type {
  NewPitch,
  Pitch,
  PitchRateLimit,
  PitchRequest,
  StoredPitchResponse,
} from '#domain/contract/pitches.ts';
import type { PitchPrompt } from '#domain/pitches/prompt/pitchPrompt.ts';
import type { ApiError } from './apiError.ts';
import { browserModelProblem, writeInBrowser } from './browserModel.ts';
import { type PitchPart, streamPitch } from './pitchStream.ts';
import { lateError, readBody, sendRequest, type ThunkExtra } from './sendRequest.ts';

export interface PitchJob {
  request: PitchRequest;
  writer: PitchWriter;
  /** For the browser's model. */
  prompt?: PitchPrompt | undefined;
  /** The answer of the user's own assistant. */
  content?: string | undefined;
}

interface Progress {
  signal: AbortSignal;
  onPart?: (part: PitchPart) => void;
  /** The share of the browser's model that was downloaded, 0 to 1. */
  onDownload?: (share: number) => void;
}

export interface WrittenPitch {
  pitch: Pitch;
  /** Only for the server's writers: others don't count. */
  rateLimit?: PitchRateLimit;
}

type Written = { data: WrittenPitch } | { error: ApiError };

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

/** Writes a pitch with the chosen writer and stores it. Aborting the signal stops the writer. */
export async function writePitch(
  { request, writer, prompt, content = '' }: PitchJob,
  extra: ThunkExtra,
  { signal, onPart = () => {}, onDownload = () => {} }: Progress,
): Promise<Written> {
  if (writer === 'template' || writer === 'server-model') {
    return streamPitch({ ...request, writer }, extra, signal, onPart);
  }
  if (writer === 'assistant') return savePitch({ ...request, writer, content }, extra, signal);
  try {
    if (!prompt)
      return lateError('Complete your profile first. Pitches use facts from your profile.', 400);
    const text = await writeInBrowser(
      prompt,
      signal,
      (text) => onPart({ type: 'token', text }),
      onDownload,
    );
    if (text.trim() === '') return lateError('Failed to generate pitch: No content received.', 502);
    return await savePitch({ ...request, writer, content: text }, extra, signal);
  } catch (error) {
    return lateError(browserModelProblem(error), 502);
  }
}
