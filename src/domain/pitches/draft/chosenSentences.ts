import type { CoveredLine, Evidence, EvidenceKind } from '#domain/pitches/asked/coverage.ts';
import { evidenceId, fitsNothing } from '#domain/pitches/asked/coverage.ts';
import type { PitchInput } from '#domain/pitches/pitchInput.ts';
import { suggestedProofs } from '#domain/profile/suggestedProofs.ts';
import { isSaidIn } from './saidSentences.ts';

export interface ChosenSentences {
  /** The user's own sentences. */
  proofs: string[];
  /** Lines of the resume that the user hasn't put into words, as the resume has them. */
  lines: string[];
}

const wordsIn = (evidence: readonly Evidence[]): number =>
  evidence.reduce((sum, { matched }) => sum + matched.split(', ').length, 0);

/** The evidence of a kind by the words of the posting that it matches; of as many, in the posting's order. */
function mostAsked(covered: readonly CoveredLine[], kind: EvidenceKind): [string, string][] {
  const found = covered
    .filter((line) => line.kind !== 'logistics')
    .flatMap(({ evidence }) => evidence.filter((one) => one.kind === kind));
  return [...Map.groupBy(found, ({ id }) => id)]
    .toSorted(([, a], [, b]) => wordsIn(b) - wordsIn(a))
    .map(([id, [first]]) => [id, first?.text ?? '']);
}

/**
 * What of the user's work a draft shows: proofs for what the posting asks for, starred ones first, then other starred
 * ones. A posting that asks for nothing gets any. Lines of the resume that it asks for fill up.
 *
 * @param count of both together, at most
 */
export function chosenSentences(
  covered: readonly CoveredLine[],
  { profile, posting }: PitchInput,
  count: number,
): ChosenSentences {
  const removed = new Set(posting.removedMatches?.map(({ evidence }) => evidence));
  const asked = mostAsked(covered, 'proof').map(([id]) => id);
  const candidates = profile.proofs
    .map((proof) => ({ ...proof, evidence: evidenceId('proof', proof.id) }))
    .filter(({ evidence, starred }) =>
      asked.includes(evidence)
        ? true
        : !removed.has(evidence) && (covered.length === 0 || (starred && !fitsNothing(covered))),
    );
  const place = ({ evidence }: { evidence: string }) =>
    asked.includes(evidence) ? asked.indexOf(evidence) : asked.length;
  const isAsked = ({ evidence }: { evidence: string }) => Number(asked.includes(evidence));
  const proofs = candidates
    .toSorted(
      (a, b) =>
        isAsked(b) - isAsked(a) || Number(b.starred) - Number(a.starred) || place(a) - place(b),
    )
    .slice(0, count)
    .map(({ text }) => text);
  const isSaid = isSaidIn(proofs);
  const isUnread = covered.length === 0 && proofs.length === 0;
  const lines = (
    isUnread
      ? suggestedProofs(profile).map(({ source }) => source)
      : mostAsked(covered, 'suggestion').map(([, text]) => text)
  ).filter((line) => !isSaid(line));
  return { proofs, lines: lines.slice(0, count - proofs.length) };
}
