import { CHANGED_MEANWHILE } from '#domain/contract/errors.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { wholeWords } from '#domain/pitches/letter/continuedLetter.ts';
import { plainLetter } from '#domain/pitches/letter/plainLetter.ts';
import type { TextPart } from '../ai/ai.ts';
import type { PitchWriter } from '../ai/pitchWriter.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/httpError.ts';
import type { RunRule } from '../rules/runRule.ts';
import { refundPitch } from './dailyLimit.ts';
import type { LoadedPitchInput } from './loadPitchInput.ts';
import { addPitch, continuePitch } from './repository.ts';

export type PitchPart =
  | TextPart
  /** The letter is stored as the model wrote it first, and can be used from now on. */
  | { type: 'stored'; pitch: Pitch };

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
  /** The pitch whose letter isn't written, only read again. */
  again: Pitch | null;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** Gets what happens while it's written. */
  onPart?: ((part: PitchPart) => void) | undefined;
  /** Gets why the second pass failed. */
  onUnread: (error: unknown) => void;
}

const READING = 'Reading it as the employer would';

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

type Written = Pick<Pitch, 'content' | 'cutOff'>;

/** The letter after the employer's reading; `null` if that failed or was stopped. */
async function readAgain(
  { writer, pitchInput, signal, onUnread }: GenerateOptions,
  { content }: Written,
): Promise<string | null> {
  try {
    const answer = await writer.readAsEmployer?.(pitchInput.input, content, signal);
    const mended = plainLetter(storable(answer ?? ''));
    if (mended !== '') return mended;
    onUnread(new Error('The answer of the model is not a letter.'));
  } catch (error) {
    if (!signal.aborted) onUnread(error);
  }
  return null;
}

/** Stores the letter as it was written, with its claims. */
async function stored(options: GenerateOptions, letter: Letter): Promise<Pitch> {
  const { db, runRule, writer, userId, pitchInput, subject, cut, again, signal } = options;
  const { input, leadId, contactInfo } = pitchInput;
  if (again) return again;
  if (cut) {
    const pitch = await continuePitch(db, userId, cut, letter);
    if (!pitch) throw new HttpError(409, CHANGED_MEANWHILE);
    return pitch;
  }
  return addPitch(db, userId, {
    ...letter,
    subject: subject ?? (await runRule('letterSubject', [input], { user: userId, signal })),
    writer: writer.kind,
    generator: writer.name,
    leadId,
    company: input.posting.company,
    position: input.posting.position,
    contactInfo,
    settings: {
      ...input.settings,
      purpose: input.followUp?.purpose ?? 'first',
      messageId: input.settings.messageId ?? '',
    },
  });
}

type Letter = Written & Pick<Pitch, 'notChecked' | 'unsupportedClaims'>;

/** The error to throw for one of a model: its own, unless the request was canceled. */
export const writerError = (error: unknown, signal: AbortSignal): unknown =>
  signal.aborted ? new HttpError(499, 'The request was canceled.') : error;

/**
 * Writes a pitch, checks its claims and stores it; then a model reads it as the employer would, and what it mended
 * replaces it. If that fails or is stopped, the first text stays. On an error before it refunds the count, if it was
 * counted.
 */
export async function generatePitch(options: GenerateOptions): Promise<Pitch> {
  const { db, runRule, writer, userId, pitchInput, again, day, signal, onPart } = options;
  const claimsOf = (content: string) =>
    runRule('unsupportedClaims', [content, pitchInput.input, new Date()], {
      user: userId,
      signal,
    });
  let first: Pitch;
  let written: Written;
  try {
    written =
      again ??
      (await collect(options).catch((error: unknown) => {
        throw writerError(error, signal);
      }));
    const unsupportedClaims = again?.unsupportedClaims ?? (await claimsOf(written.content));
    const notChecked = writer.readAsEmployer !== undefined && !written.cutOff;
    first = await stored(options, { ...written, notChecked, unsupportedClaims });
  } catch (error) {
    if (day !== null) await refundPitch(db, userId, day);
    throw error;
  }
  if (!writer.readAsEmployer || written.cutOff) return first;
  onPart?.({ type: 'stored', pitch: first });
  onPart?.({ type: 'waiting', text: READING });
  const content = await readAgain(options, written);
  if (content === null) return first;
  const mended = { content, unsupportedClaims: await claimsOf(content) };
  const letter = { ...mended, cutOff: false, notChecked: false };
  // What the user changed meanwhile stays.
  return (await continuePitch(db, userId, first, letter)) ?? first;
}
