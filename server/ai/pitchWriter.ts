import type { PitchBrief } from './pitchBrief.ts';

/** Whoever writes the pitches. */
export interface PitchWriter {
  /** What the pitch says of its origin: 'template', or the model's name. */
  name: string;
  /**
   * Writes a pitch, piece by piece when `inPieces` is set, else in one. Throws what went wrong on
   * the way to the model, or the signal's reason once that is aborted.
   */
  write(brief: PitchBrief, signal: AbortSignal, inPieces: boolean): AsyncIterable<string>;
}
