import type { UserProfile } from '../contract/profile.ts';
import type { CoveredLine, Evidence } from '../coverage.ts';
import { employerOf, isCurrent, isSideRole } from './introduction.ts';

/** A line of the posting and the user's sentence that goes with it. */
export interface LetterProof {
  line: CoveredLine;
  sentence: string;
}

/** How recent the work in a sentence is: 0 for the current job, 2 for an internship. */
function ageOf(sentence: string, { experience }: UserProfile): number {
  const job = experience.find((entry) => {
    const employer = employerOf(entry);
    return employer !== '' && sentence.includes(employer);
  });
  if (!job) return 1;
  if (isSideRole(job)) return 2;
  return isCurrent(job) ? 0 : 1;
}

const isSentence = ({ kind, text }: Evidence): boolean =>
  (kind === 'proof' || kind === 'suggestion') && text.trim() !== '';

/**
 * The user's sentences for a letter, each for another line of the posting, in its order. Kept proofs come before
 * suggestions, starred ones first; then those that match more words, name a number, and are of the current job.
 *
 * @param fits whether a sentence isn't too long for the letter
 */
export function letterProofs(
  covered: readonly CoveredLine[],
  profile: UserProfile,
  count: number,
  fits: (sentence: string) => boolean,
): LetterProof[] {
  const starred = new Set(
    profile.proofs.flatMap(({ id, starred: is }) => (is ? `proof:${id}` : [])),
  );
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
            ageOf(evidence.text, profile),
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
    if (isNew && chosen.length < count && fits(candidate.sentence)) chosen.push(candidate);
  }
  return chosen.toSorted((a, b) => a.index - b.index);
}

/** The first different number decides. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
