import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import type { PitchInput } from '#domain/pitches/pitchInput.ts';
import { askedLines, type ChosenLine, tickedLines } from './askedLines.ts';

/** The lines that the user ticked, or that are ticked at first, in the letter's order. */
export const chosenLines = ({ profile, posting, settings }: PitchInput): ChosenLine[] =>
  tickedLines(
    askedLines(
      posting.asked ?? askedFor(posting.description),
      profile,
      posting.lineTicks,
      settings,
    ),
  );
