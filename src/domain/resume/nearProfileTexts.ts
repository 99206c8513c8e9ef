import type { Asked } from '#domain/contract/asked.ts';
import type { LineTick } from '#domain/contract/leads.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { askedLines, tickedLines } from '#domain/pitches/lines/askedLines.ts';

/**
 * The texts of the profile that a letter for a posting would have, in small letters: they come first in a resume.
 *
 * @param asked what the posting asks for
 * @param lineTicks what the user ticked for its letter
 */
export const nearProfileTexts = (
  profile: UserProfile,
  asked: readonly Asked[],
  lineTicks?: readonly LineTick[],
): ReadonlySet<string> =>
  new Set(tickedLines(askedLines(asked, profile, lineTicks)).map(({ text }) => text.toLowerCase()));
