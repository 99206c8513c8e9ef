import { LIMITS } from '#domain/contract/limits.ts';
import type { Pitch, PitchVersion, SentLetter } from '#domain/contract/pitches.ts';
import { toDate } from '#domain/timestamp.ts';

interface Change {
  /** The new text. */
  content?: string | undefined;
  /** The letter that was sent last. An earlier one than before means that sending was undone. */
  sent?: SentLetter | null | undefined;
  /** When the text changed. */
  at: string;
}

const timeOf = (at: string): number => toDate(at)?.getTime() ?? 0;

/** The last versions that have room together. */
export function lastThatFit(versions: readonly PitchVersion[]): PitchVersion[] {
  let room: number = LIMITS.pitchVersions;
  const from = versions.findLastIndex(({ content }) => {
    room -= content.length;
    return room < 0;
  });
  return versions.slice(from + 1);
}

/**
 * The edits and sent letters of a pitch after a change, oldest first. Keeps the last `LIMITS.pitchEdits`
 * edits and `LIMITS.sentLetters` sent letters, and of these the last `LIMITS.pitchVersions` characters.
 */
export function changedVersions(
  versions: readonly PitchVersion[],
  pitch: Pick<Pitch, 'content'>,
  { content, sent, at }: Change,
): PitchVersion[] {
  const next = [...versions];
  if (content !== undefined && content !== pitch.content) next.push({ at, content, sent: null });
  const edits = next.filter((version) => !version.sent).slice(-LIMITS.pitchEdits);
  let letters = next.filter((version) => version.sent);
  if (sent !== undefined) {
    const last = sent ? timeOf(sent.at) : Number.NEGATIVE_INFINITY;
    letters = letters.filter((letter) => timeOf(letter.at) < last);
    if (sent) {
      const { at, content, ...how } = sent;
      letters.push({ at, content, sent: how });
    }
  }
  return lastThatFit(
    [...edits, ...letters.slice(-LIMITS.sentLetters)].sort((a, b) => timeOf(a.at) - timeOf(b.at)),
  );
}

/** The versions of a pitch, newest first. The last is the pitch as it was written. */
export const versionsOf = (
  { content, originalContent, createdAt }: Pick<Pitch, 'content' | 'originalContent' | 'createdAt'>,
  versions: readonly PitchVersion[],
): PitchVersion[] => [
  ...versions.toReversed(),
  { at: createdAt, content: originalContent ?? content, sent: null },
];
