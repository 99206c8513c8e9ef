import type { LineTick } from '#domain/contract/leads.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import { askedLines, tickedLines } from '#domain/pitches/lines/askedLines.ts';

/** A posting, and what the user ticked for its letter. */
export interface AskedPosting {
  description: string;
  lineTicks?: readonly LineTick[];
}

/** The texts of the profile that a letter for the posting would have, in small letters: they come first in a resume. */
export const nearProfileTexts = (
  profile: UserProfile,
  { description, lineTicks }: AskedPosting,
): ReadonlySet<string> => {
  const lines = tickedLines(askedLines(askedFor(description), profile, lineTicks));
  return new Set(lines.map(({ text }) => text.toLowerCase()));
};
