import { AISDKError, APICallError } from 'ai';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { plainLetter } from '#domain/pitches/letter/plainLetter.ts';
import type { PitchWriter } from '../ai/pitchWriter.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import type { RunRule } from '../rules/runRule.ts';
import { refundPitch } from './dailyLimit.ts';
import type { LoadedPitchInput } from './loadPitchInput.ts';
import { addPitch } from './repository.ts';

export interface PitchJob {
  db: Database;
  runRule: RunRule;
  writer: PitchWriter;
  userId: string;
  pitchInput: LoadedPitchInput;
  /** The day that the pitch was counted for; `null` if it doesn't count. */
  day: string | null;
  /** Aborted when the client disconnects or the time is up. */
  signal: AbortSignal;
  /** Gets each chunk of the text. Without it, the model responds all at once. */
  onChunk?: (chunk: string) => void;
}

/** The HTTP error for a failed model request. */
function modelError(error: unknown, signal: AbortSignal): HttpError {
  if (signal.aborted) {
    return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
      ? new HttpError(504, 'The AI model took too long to respond. Please try again.')
      : new HttpError(499, 'The request was canceled.');
  }
  const isApiError = APICallError.isInstance(error);
  const statusCode = isApiError ? error.statusCode : undefined;
  if (statusCode !== undefined && statusCode >= 400) {
    return new HttpError(502, `The AI model returned an error (HTTP ${statusCode}).`);
  }
  // An API error without a status means that the network failed.
  return AISDKError.isInstance(error) && (statusCode !== undefined || !isApiError)
    ? new HttpError(502, 'The AI model sent an invalid response. Please try again.')
    : new HttpError(502, 'The AI model could not be reached. Please try again later.');
}

/** Runs the writer and collects its text, cleaned for storage. */
async function writePitch({ writer, pitchInput, signal, onChunk }: PitchJob): Promise<string> {
  let text = '';
  for await (const chunk of writer.write(pitchInput.input, signal, onChunk !== undefined)) {
    text += chunk;
    if (text.length > LIMITS.pitch) {
      throw new HttpError(502, "The AI model's response is too long. Please try again.");
    }
    onChunk?.(chunk);
  }
  signal.throwIfAborted();
  const content = text.replaceAll('\0', '').toWellFormed().trim();
  if (content === '') throw new HttpError(502, 'Failed to generate pitch: No content received.');
  return content;
}

/** Checks the claims of a finished text and stores it. */
export async function storePitch(
  { db, runRule, userId, pitchInput, signal }: Omit<PitchJob, 'writer' | 'day' | 'onChunk'>,
  text: Pick<Pitch, 'content' | 'writer' | 'generator'>,
): Promise<Pitch> {
  const { input, leadId, contactInfo } = pitchInput;
  return addPitch(db, userId, {
    ...text,
    unsupportedClaims: await runRule(
      'unsupportedClaims',
      [text.content, input, new Date()],
      signal,
    ),
    leadId,
    company: input.posting.company,
    position: input.posting.position,
    contactInfo,
    settings: { ...input.settings, purpose: input.followUp?.purpose ?? 'first' },
  });
}

/**
 * Writes a pitch, checks its claims and stores it. On an error it refunds the count, if it was counted. A model
 * failure becomes an `HttpError` with the original error as its cause.
 */
export async function generatePitch(job: PitchJob): Promise<Pitch> {
  const { db, writer, userId, day, signal } = job;
  try {
    const content = await writePitch(job).catch((error: unknown) => {
      if (error instanceof HttpError) throw error;
      throw Object.assign(modelError(error, signal), { cause: error });
    });
    return await storePitch(job, {
      content: writer.kind === 'template' ? content : plainLetter(content),
      writer: writer.kind,
      generator: writer.name,
    });
  } catch (error) {
    if (day !== null) await refundPitch(db, userId, day);
    throw error;
  }
}
