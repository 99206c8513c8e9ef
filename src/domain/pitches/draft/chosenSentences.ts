import type { CoveredLine, EvidenceKind } from '#domain/pitches/asked/coverage.ts';
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

/** The evidence of a kind by the number of lines that it covers; of the same number, in the posting's order. */
function mostAsked(covered: readonly CoveredLine[], kind: EvidenceKind): [string, string][] {
  const found = covered
    .filter((line) => line.kind !== 'logistics')
    .flatMap(({ evidence }) => evidence.filter((one) => one.kind === kind));
  return [...Map.groupBy(found, ({ id }) => id)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([id, [first]]) => [id, first?.text ?? '']);
}

/**
 * What of the user's work a draft shows: proofs for what the posting asks for, starred ones first, then other starred
 * ones. A posting that asks for nothing gets any. Lines of the resume fill up: those that it asks for, or
 * else the first ones. If nothing of the profile fits, there are none.
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
  const matching = mostAsked(covered, 'suggestion').map(([, text]) => text);
  const others = proofs.length > 0 || fitsNothing(covered) ? [] : suggestedProofs(profile);
  const lines = (matching.length > 0 ? matching : others.map(({ source }) => source)).filter(
    (line) => !isSaid(line),
  );
  return { proofs, lines: lines.slice(0, count - proofs.length) };
}
