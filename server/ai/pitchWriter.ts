import type { PitchWriter as Kind } from '#domain/contract/enums.ts';
import type { PitchInput } from '#domain/pitches/pitchInput.ts';
import type { TextPart } from './ai.ts';

/** Writes pitches with a model or without. */
export interface PitchWriter {
  kind: Kind;
  /** The pitch's `generator`: the model's name, otherwise the same. */
  name: string;
  /**
   * Yields the pitch as it is written, or what follows `soFar`. Throws an `AiError`, or the signal's reason once it
   * is aborted.
   */
  write(input: PitchInput, signal: AbortSignal, soFar: string): AsyncIterable<TextPart>;
  /**
   * Reads a finished letter as the employer would, with what it was written from.
   *
   * @returns the letter with its faults mended; `null` if the model's answer isn't one. Throws like `write`.
   */
  readAsEmployer?(input: PitchInput, letter: string, signal: AbortSignal): Promise<string | null>;
}
