import type { UserProfile } from '#domain/contract/profile.ts';
import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import { coverage, evidenceId, type MatchChoices } from '#domain/pitches/asked/coverage.ts';
import { documentText } from '#domain/pitches/letter/sentDocument.ts';
import { bulletsOf } from '#domain/profile/profileLines.ts';

/** A posting, and what the user said of its matches. */
export interface AskedPosting extends MatchChoices {
  description: string;
}

/**
 * The skills, degrees, languages and lines of the profile that a posting asks for, by the rules of
 * `coverage`, in small letters. The lines of jobs and projects are matched like the user's proofs.
 */
export function relevantProfileTexts(
  profile: UserProfile,
  { description, ...choices }: AskedPosting,
): ReadonlySet<string> {
  const { experience, projects, additionalInfo } = profile;
  const lines = [
    ...[...experience, ...projects].flatMap((entry) => bulletsOf(documentText(entry.description))),
    ...additionalInfo.achievements.map(documentText),
  ].filter(Boolean);
  const proofs = [
    ...profile.proofs,
    ...[...new Set(lines)].map((text) => ({ id: text, text, source: text, starred: false })),
  ];
  const sources = new Map(proofs.map(({ id, source }) => [evidenceId('proof', id), source]));
  const covered = coverage(askedFor(description), { ...profile, proofs }, choices);
  const found = covered.flatMap(({ evidence }) => evidence);
  return new Set(
    found
      .flatMap(({ id, text }) => [text, sources.get(id) ?? text])
      .map((text) => text.toLowerCase()),
  );
}
