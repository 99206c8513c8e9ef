import { skillsOf } from '../asked/evidence.ts';
import { textWords } from '../asked/textWords.ts';
import type { Experience, UserProfile } from '../contract/profile.ts';
import { type CoveredLine, type Evidence, evidenceId, fitsNothing } from '../coverage.ts';
import type { PitchInput } from '../pitchInput.ts';
import { jobsBySource } from '../profileLines.ts';
import { suggestedProofs } from '../suggestedProofs.ts';
import { askedPhrase, isOptional } from './askedPhrase.ts';
import { employerOf } from './jobNames.ts';
import { endYear, isCurrent, isRecent, isSideRole, mainJob, namedJobs } from './mainJob.ts';

/** A sentence of the user for a letter. */
export interface LetterProof {
  /** The line of the posting that it goes with; `null` for a sentence that shows the main job. */
  line: CoveredLine | null;
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

/** More shared words than these don't make a better proof. */
const MOST_WORDS = 2;

/** Tells whether a sentence has a figure: not '1st', and not the 7 of an employer 'Yahoo!7'. */
function numbersIn({ experience }: UserProfile): (text: string) => boolean {
  const employers = experience.map(employerOf).filter((name) => /\d/.test(name));
  return (text) =>
    /(?<!\d)\d{1,12}(?!\d|(?:st|nd|rd|th)\b)/.test(
      employers.reduce((rest, name) => rest.replaceAll(name, ''), text),
    );
}

interface Candidate extends LetterProof {
  /** The words of the request that it shows, as the letter says them; '' for none. */
  about: string;
  /** Its place in the posting. */
  index: number;
  /** The first number that differs decides; smaller comes first. */
  order: number[];
}

/** The sentences that go with a line of the posting. */
function matching(covered: readonly CoveredLine[], profile: UserProfile): Candidate[] {
  const skills = skillsOf(profile);
  const starred = new Set(
    profile.proofs.flatMap(({ id, starred: is }) => (is ? `proof:${id}` : [])),
  );
  const ageOf = ageIn(profile);
  const namesNumber = numbersIn(profile);
  const uses = new Map<string, number>();
  for (const { id } of covered.flatMap(({ evidence }) => evidence)) {
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return covered.flatMap((line, index) =>
    line.kind === 'logistics' || line.evidence.some(({ kind }) => kind === 'degree')
      ? []
      : line.evidence.filter(isSentence).map((evidence, rank) => ({
          line,
          index,
          sentence: evidence.text,
          about: askedPhrase(line.text, evidence.text, skills)?.text ?? '',
          order: [
            evidence.kind === 'proof' ? 0 : 1,
            starred.has(evidence.id) ? 0 : 1,
            isOptional(line) ? 1 : 0,
            -Math.min(evidence.matched.split(', ').length, MOST_WORDS),
            namesNumber(evidence.text) ? 0 : 1,
            -(uses.get(evidence.id) ?? 0),
            ageOf(evidence.text),
            rank,
            index,
          ],
        })),
  );
}

/** The user's sentences on a job, and kept ones that name no employer: starred ones, other kept ones, suggestions. */
function sentencesOn(job: Experience | null, { profile, posting }: PitchInput): string[][] {
  const jobs = jobsBySource(profile);
  const employers = profile.experience.map(employerOf).filter((name) => name !== '');
  const employer = job ? employerOf(job) : '';
  const removed = new Set(posting.removedMatches?.map(({ evidence }) => evidence));
  const isAbout = ({ text, source }: { text: string; source: string }) => {
    if (text === '' || source !== '')
      return text !== '' && job !== null && jobs.get(source) === job;
    return employers.some((name) => text.includes(name)) ? text.includes(employer || '\n') : true;
  };
  const kept = profile.proofs.filter(
    (proof) => isAbout(proof) && !removed.has(evidenceId('proof', proof.id)),
  );
  const suggested = suggestedProofs(profile).filter(
    (each) => isAbout(each) && !removed.has(evidenceId('suggestion', each.id)),
  );
  const groups = [
    kept.filter(({ starred }) => starred),
    kept.filter((one) => !one.starred),
    suggested,
  ];
  return groups.map((group) => group.map(({ text }) => text));
}

/**
 * The best sentences on the main job, or else on the latest job that has some: kept ones first, then those that name
 * a number, then those that are nearest to the posting.
 */
function ofMainJob(input: PitchInput, today: Date): Candidate[] {
  const { profile, posting } = input;
  const main = mainJob(profile, posting.position);
  const namesNumber = numbersIn(profile);
  const latest = namedJobs(profile).toSorted(
    (a, b) => (endYear(b) ?? Number.POSITIVE_INFINITY) - (endYear(a) ?? Number.POSITIVE_INFINITY),
  );
  const stemsOf = (text: string) =>
    textWords(text).flatMap(({ stem, isStrong }) => (isStrong ? [stem] : []));
  const asked = new Set(stemsOf(`${posting.position} ${posting.description}`));
  const near = (sentence: string) => stemsOf(sentence).filter((stem) => asked.has(stem)).length;
  for (const job of [...(main ? [main] : []), ...latest, null]) {
    // Long ago counts only for work like the posting's.
    const isTimely = job === null || isCurrent(job) || isRecent(job, today);
    const candidates = sentencesOn(job, input).flatMap((sentences, rank) =>
      sentences
        .filter((sentence) => isTimely || near(sentence) > 0)
        .map((sentence, index) => ({
          line: null,
          about: '',
          index: Number.POSITIVE_INFINITY,
          sentence,
          order: [rank, namesNumber(sentence) ? 0 : 1, -near(sentence), index],
        })),
    );
    if (candidates.length > 0) return candidates;
  }
  return [];
}

/** Of the words of the shorter sentence, the share from which two say the same. */
const SAME_SHARE = 0.5;

function saysTheSame(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => new Set(textWords(text).map(({ stem }) => stem)));
  if (!first || !second) return false;
  const shared = [...first].filter((stem) => second.has(stem)).length;
  return shared >= SAME_SHARE * Math.min(first.size, second.size);
}

/**
 * The user's sentences for a letter, each for another line of the posting, in its order. Kept proofs come before
 * suggestions, starred ones first; then those for what the posting needs, that match more words, name a number,
 * match more lines, and are of the current job. If fewer match, sentences on the main job fill up, unless nothing fits at all.
 *
 * @param fits whether a sentence isn't too long for the letter
 */
export function letterProofs(
  covered: readonly CoveredLine[],
  input: PitchInput,
  today: Date,
  count: number,
  fits: (sentence: string) => boolean,
): LetterProof[] {
  const chosen: Candidate[] = [];
  const choose = (candidates: readonly Candidate[]) => {
    for (const candidate of candidates.toSorted((a, b) => compare(a.order, b.order))) {
      const isNew = chosen.every(
        ({ line, about, sentence }) =>
          (line === null || line !== candidate.line) &&
          (about === '' || about !== candidate.about) &&
          !saysTheSame(sentence, candidate.sentence),
      );
      if (isNew && chosen.length < count && fits(candidate.sentence)) chosen.push(candidate);
    }
  };
  choose(matching(covered, input.profile));
  if (chosen.length < count && !fitsNothing(covered)) choose(ofMainJob(input, today));
  return chosen.toSorted((a, b) => a.index - b.index || 0);
}

/** The first different number decides. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
