import type { Asked } from '#domain/contract/asked.ts';
import type { LineTick } from '#domain/contract/leads.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { askedLines, tickedLines } from '#domain/pitches/lines/askedLines.ts';
import { namedLines } from '#domain/pitches/lines/namedLines.ts';
import { type ProfileLine, profileLines } from '#domain/profile/profileLines.ts';

/**
 * The texts of the profile that a posting asks for, in small letters and in its order: they come first in a resume. Of
 * skills those that it names, of other lines those that a letter for it would have.
 *
 * @param asked what the posting asks for
 * @param lineTicks what the user ticked for its letter
 */
export function nearProfileTexts(
  profile: UserProfile,
  asked: readonly Asked[],
  lineTicks?: readonly LineTick[],
): ReadonlySet<string> {
  const namedIn = namedLines(profileLines(profile));
  const isSkill = ({ kind }: ProfileLine) => kind === 'skill';
  const skills = asked.flatMap(({ text }) => namedIn(text, [])).filter(isSkill);
  const others = tickedLines(askedLines(asked, profile, lineTicks)).filter(
    (line) => !isSkill(line),
  );
  return new Set([...skills, ...others].map(({ text }) => text.toLowerCase()));
}
