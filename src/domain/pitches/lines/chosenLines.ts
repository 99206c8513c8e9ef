import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import type { PitchInput } from '#domain/pitches/pitchInput.ts';
import { type AskedLines, askedLines, type ChosenLine, tickedLines } from './askedLines.ts';

/** What a letter is asked for, with the lines that are offered and ticked. */
export const linesFor = ({ profile, posting, settings, followUp }: PitchInput): AskedLines =>
  askedLines(posting.asked ?? askedFor(posting.description), profile, posting.lineTicks, {
    ...settings,
    followUp,
    location: posting.location,
  });

/** The lines that the user ticked, or that are ticked at first, in the letter's order. */
export const chosenLines = (input: PitchInput): ChosenLine[] => tickedLines(linesFor(input));
