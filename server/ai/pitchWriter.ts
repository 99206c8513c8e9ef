import type { PitchInput } from '#domain/pitches/pitchInput.ts';

/** Writes pitches with a model or from a template. */
export interface PitchWriter {
  kind: 'template' | 'server-model';
  /** The pitch's `generator`: 'template' or the model's name. */
  name: string;
  /**
   * Yields the pitch, in chunks if `isStreaming`. Throws the model's error, or the signal's reason
   * once it is aborted.
   */
  write(input: PitchInput, signal: AbortSignal, isStreaming: boolean): AsyncIterable<string>;
}
