import type { UserProfile } from '../contract/profile.ts';
import { type CoveredLine, coverage, type Evidence } from '../coverage.ts';
import { fitsNothing } from '../fitsNothing.ts';
import type { PitchInput } from '../pitchInput.ts';
import { employerOf, isCurrent, isSideRole } from './introduction.ts';

/** A line of the posting and the user's sentence that goes with it. */
export interface LetterProof {
  line: CoveredLine;
  sentence: string;
}

/** How recent the work in a sentence is: 0 for the current job, 2 for an internship. */
function ageIn({ experience }: UserProfile): (sentence: string) => number {
  const jobs = experience.map((job) => ({ job, employer: employerOf(job) }));
  return (sentence) => {
    const found = jobs.find(({ employer }) => employer !== '' && sentence.includes(employer));
    if (!found) return 1;
    if (isSideRole(found.job)) return 2;
    return isCurrent(found.job) ? 0 : 1;
  };
}

const isSentence = ({ kind, text }: Evidence): boolean =>
  (kind === 'proof' || kind === 'suggestion') && text.trim() !== '';

/**
 * Sentences, each for another line of the posting, in its order. Kept proofs come before
 * suggestions, starred ones first; then those that match more words, name a number, and are of the current job.
 */
function bestProofs(
  covered: readonly CoveredLine[],
  profile: UserProfile,
  count: number,
): LetterProof[] {
  const starred = new Set(
    profile.proofs.flatMap(({ id, starred: is }) => (is ? `proof:${id}` : [])),
  );
  const ageOf = ageIn(profile);
  const candidates = covered.flatMap((line, index) =>
    line.kind === 'logistics' || line.evidence.some(({ kind }) => kind === 'degree')
      ? []
      : line.evidence.filter(isSentence).map((evidence, rank) => ({
          line,
          index,
          sentence: evidence.text,
          order: [
            evidence.kind === 'proof' ? 0 : 1,
            starred.has(evidence.id) ? 0 : 1,
            -evidence.matched.split(', ').length,
            /\d/.test(evidence.text) ? 0 : 1,
            ageOf(evidence.text),
            rank,
            index,
          ],
        })),
  );
  const chosen: typeof candidates = [];
  for (const candidate of candidates.toSorted((a, b) => compare(a.order, b.order))) {
    const isNew = chosen.every(
      ({ line, sentence }) => line !== candidate.line && sentence !== candidate.sentence,
    );
    if (isNew && chosen.length < count) chosen.push(candidate);
  }
  return chosen.toSorted((a, b) => a.index - b.index);
}

/**
 * The sentences of a letter: for different requests of the posting, and if they are too few, those that fit
 * anything else it says. None if nothing fits.
 */
export function letterProofs(
  covered: readonly CoveredLine[],
  { profile, posting }: PitchInput,
  count: number,
): LetterProof[] {
  const proofs = bestProofs(covered, profile, count);
  if (proofs.length === count || fitsNothing(covered)) return proofs;
  const said = posting.description
    .split(/(?<=[.!?;])\s+|\n/)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text, kind: 'duty' as const }));
  const others = bestProofs(coverage(said, profile, posting), profile, count);
  const isNew = ({ sentence }: LetterProof) => proofs.every((proof) => proof.sentence !== sentence);
  // Not everything that a posting says is asked for.
  const added = others
    .filter(isNew)
    .map(({ line, sentence }) => ({ line: { ...line, text: '' }, sentence }));
  return [...proofs, ...added].slice(0, count);
}

/** The first different number decides. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
