import { AISDKError, APICallError } from 'ai';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import type { PitchInput } from '../ai/pitchInput.ts';
import type { PitchWriter } from '../ai/pitchWriter.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import { giveBack } from './dailyLimit.ts';
import { addPitch } from './repository.ts';
import { unsupportedClaims } from './unsupportedClaims.ts';

/** A pitch to be written, which is counted already. */
export interface PitchOrder {
  userId: string;
  brief: PitchInput;
  leadId: string | null;
  /** The day that it was counted for. */
  day: string;
}

export interface PitchGeneration {
  db: Database;
  writer: PitchWriter;
  /** Aborted when whoever asked is gone, or the time is up. */
  signal: AbortSignal;
  /** Hears each piece of the text as it is written; left out: the model answers in one. */
  onPiece?: (piece: string) => void;
}

/** What becomes of an error of the model's: the sentence that the client reads. */
function refusal(error: unknown, signal: AbortSignal): HttpError {
  if (signal.aborted) {
    return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
      ? new HttpError(504, 'The AI model took too long to answer. Please try again.')
      : new HttpError(499, 'The request was cancelled.');
  }
  const statusCode = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (statusCode !== undefined && statusCode >= 400) {
    return new HttpError(502, `The AI model refused to answer (HTTP ${statusCode}).`);
  }
  // What the SDK made of an answer, or what the network made of the request.
  return AISDKError.isInstance(error) &&
    (statusCode !== undefined || !APICallError.isInstance(error))
    ? new HttpError(502, 'The AI model sent an answer that could not be read.')
    : new HttpError(502, 'The AI model could not be reached. Please try again later.');
}

/** The text as it can be kept. Throws the 502 for a text that is no pitch. */
function finished(written: string): string {
  const content = written.replaceAll('\0', '').toWellFormed().trim();
  if (content === '') throw new HttpError(502, 'Failed to generate pitch: No content received.');
  return content;
}

/** Has the text written, and passes its pieces on. */
async function write(
  { writer, signal, onPiece }: PitchGeneration,
  brief: PitchInput,
): Promise<string> {
  let written = '';
  for await (const piece of writer.write(brief, signal, onPiece !== undefined)) {
    written += piece;
    if (written.length > LIMITS.pitch) {
      throw new HttpError(502, 'The AI model wrote more than a pitch may have.');
    }
    onPiece?.(piece);
  }
  signal.throwIfAborted();
  return finished(written);
}

/**
 * Has a pitch written, checks what it claims and keeps it. Gives the day's count back when it
 * throws: for what went wrong with the model an `HttpError`, whose cause is the error behind it.
 */
export async function generatePitch(
  generation: PitchGeneration,
  { userId, brief, leadId, day }: PitchOrder,
): Promise<Pitch> {
  const { db, writer, signal } = generation;
  try {
    const content = await write(generation, brief).catch((error: unknown) => {
      if (error instanceof HttpError) throw error;
      throw Object.assign(refusal(error, signal), { cause: error });
    });
    return await addPitch(db, userId, {
      content,
      generator: writer.name,
      unsupportedClaims: unsupportedClaims(content, brief, new Date()),
      leadId,
      company: brief.posting.company,
      position: brief.posting.position,
      settings: brief.settings,
    });
  } catch (error) {
    await giveBack(db, userId, day);
    throw error;
  }
}
