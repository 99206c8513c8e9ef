import type { PitchInput } from '#domain/pitches/pitchInput.ts';
import type { TextPart } from './ai.ts';

/** Writes pitches with a model or from a template. */
export interface PitchWriter {
  kind: 'template' | 'server-model';
  /** The pitch's `generator`: 'template' or the model's name. */
  name: string;
  /**
   * Yields the pitch as it is written, or what follows `soFar`. Throws an `AiError`, or the signal's reason once it
   * is aborted.
   */
  write(input: PitchInput, signal: AbortSignal, soFar: string): AsyncIterable<TextPart>;
  /**
   * Checks each sentence of a finished letter against what it was written from.
   *
   * @returns the letter with what isn't true corrected; `null` if the model's answer isn't one. Throws like `write`.
   */
  check?(input: PitchInput, letter: string, signal: AbortSignal): Promise<string | null>;
}
