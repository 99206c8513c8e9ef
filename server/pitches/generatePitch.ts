import { CHANGED_MEANWHILE } from '#domain/contract/errors.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { wholeWords } from '#domain/pitches/letter/continuedLetter.ts';
import { plainLetter } from '#domain/pitches/letter/plainLetter.ts';
import { AiError, type TextPart } from '../ai/ai.ts';
import type { PitchWriter } from '../ai/pitchWriter.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import type { RunRule } from '../rules/runRule.ts';
import { refundPitch } from './dailyLimit.ts';
import type { LoadedPitchInput } from './loadPitchInput.ts';
import { addPitch, continuePitch } from './repository.ts';

interface GenerateOptions {
  db: Database;
  runRule: RunRule;
  writer: PitchWriter;
  userId: string;
  pitchInput: LoadedPitchInput;
  /** By default that of the position. */
  subject: string | undefined;
  /** The day that the pitch was counted for; `null` if it doesn't count. */
  day: string | null;
  /** The pitch whose letter is continued. */
  cut: Pitch | null;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** Gets what happens while it's written. */
  onPart?: ((part: TextPart) => void) | undefined;
  /** Gets why the check of a letter failed. */
  onUnchecked: (error: unknown) => void;
}

const CHECKING = 'Checking each sentence against your profile';

const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim();

/** Runs the writer and collects its text, cleaned for storage. */
async function collect({ writer, pitchInput, cut, signal, onPart }: GenerateOptions) {
  const soFar = cut ? wholeWords(cut.content) : '';
  let text = soFar;
  let cutOff = false;
  for await (const part of writer.write(pitchInput.input, signal, soFar)) {
    if (part.type === 'restart') text = soFar;
    if (part.type === 'text') text += part.text;
    if (part.type === 'limit') cutOff = true;
    if (text.length > LIMITS.pitch) {
      throw new HttpError(502, "The AI model's response is too long. Please try again.");
    }
    onPart?.(part);
  }
  signal.throwIfAborted();
  const content = storable(text);
  if (content === '') throw new HttpError(502, 'Failed to generate pitch: No content received.');
  return { content: writer.kind === 'template' ? content : plainLetter(content), cutOff };
}

/** The letter after its check, or as it is if the check fails. One that was cut is checked with its rest. */
async function checked(
  { writer, pitchInput, signal, onPart, onUnchecked }: GenerateOptions,
  written: { content: string; cutOff: boolean },
) {
  if (!writer.check || written.cutOff) return { ...written, notChecked: false };
  onPart?.({ type: 'waiting', text: CHECKING });
  try {
    const answer = await writer.check(pitchInput.input, written.content, signal);
    if (answer !== null) {
      return { ...written, content: plainLetter(storable(answer)), notChecked: false };
    }
    onUnchecked(new Error('The answer of the model is not a letter.'));
  } catch (error) {
    signal.throwIfAborted();
    onUnchecked(error);
  }
  return { ...written, notChecked: true };
}

/** The HTTP error for what a writer throws. */
function writerError(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new HttpError(499, 'The request was canceled.');
  if (!(error instanceof AiError)) return error;
  return Object.assign(new HttpError(error.httpStatus, error.message), { cause: error });
}

/**
 * Writes a pitch, checks its claims and stores it. On an error it refunds the count, if it was counted. A model
 * failure becomes an `HttpError` with the original error as its cause.
 */
export async function generatePitch(options: GenerateOptions): Promise<Pitch> {
  const { db, runRule, writer, userId, pitchInput, subject, cut, day, signal } = options;
  const { input, leadId, contactInfo } = pitchInput;
  try {
    const written = await collect(options)
      .then((text) => checked(options, text))
      .catch((error: unknown) => {
        throw writerError(error, signal);
      });
    const turn = { user: userId, signal };
    const claims = [written.content, input, new Date()] as const;
    const letter = {
      ...written,
      unsupportedClaims: await runRule('unsupportedClaims', [...claims], turn),
    };
    if (cut) {
      const pitch = await continuePitch(db, userId, cut, letter);
      if (!pitch) throw new HttpError(409, CHANGED_MEANWHILE);
      return pitch;
    }
    return await addPitch(db, userId, {
      ...letter,
      subject: subject ?? (await runRule('letterSubject', [input], turn)),
      writer: writer.kind,
      generator: writer.name,
      leadId,
      company: input.posting.company,
      position: input.posting.position,
      contactInfo,
      settings: { ...input.settings, purpose: input.followUp?.purpose ?? 'first' },
    });
  } catch (error) {
    if (day !== null) await refundPitch(db, userId, day);
    throw error;
  }
}
