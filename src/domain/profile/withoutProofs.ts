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
  if (proofs.length === 0) return rest;
  const lines = profileLines(rest);
  const known = new Set(lines.map(({ text }) => text));
  let now: UserProfile = rest;
  for (const { text, source = '' } of proofs) {
    if (known.has(text)) continue;
    known.add(text);
    const sources = lineTexts(source);
    const from = lines.find((line) => line.place && sources.includes(line.text));
    const place: LinePlace = from?.place ?? { list: 'achievements' };
    now = { ...now, ...withLine(now, place, text) };
  }
  return now;
}
