import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import type { PitchInput } from '#domain/pitches/pitchInput.ts';
import { askedLines, type OfferedLine, tickedLines } from './askedLines.ts';

/** The lines that the user ticked, or that are ticked at first, in the letter's order. */
export const chosenLines = ({
  profile,
  posting,
}: Pick<PitchInput, 'profile' | 'posting'>): OfferedLine[] =>
  tickedLines(
    askedLines(posting.asked ?? askedFor(posting.description), profile, posting.lineTicks),
  );
