import type { UserProfile } from '#domain/contract/profile.ts';
import { withLine } from './lineChanges.ts';
import { lineTexts } from './lineTexts.ts';
import { type LinePlace, profileLines } from './profileLines.ts';

/** A sentence that earlier versions kept beside the line of the profile that it came from. */
interface Proof {
  text: string;
  source?: string;
}

/**
 * A profile from before lines replaced proofs: each proof becomes a line of the entry that its source is in, otherwise an
 * achievement. None that the profile says already is added.
 */
export function withoutProofs(
  profile: UserProfile & { proofs?: readonly Proof[]; suggestions?: unknown },
): UserProfile {
  const { proofs = [], suggestions: _suggestions, ...rest } = profile;
  return proofs.reduce<UserProfile>((now, { text, source = '' }) => {
    const lines = profileLines(now);
    if (lines.some((line) => line.text === text)) return now;
    const sources = lineTexts(source);
    const from = lines.find((line) => line.place && sources.includes(line.text));
    const place: LinePlace = from?.place ?? { list: 'achievements' };
    return { ...now, ...withLine(now, place, text) };
  }, rest);
}
