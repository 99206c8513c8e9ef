import type { LineMatch } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Answers, UserProfile } from '#domain/contract/profile.ts';
import type { Asked } from './askedFor.ts';
import { type Evidence, type EvidenceKind, evidence, evidenceId } from './evidence.ts';
import { allEvidence, answers, RULES } from './evidenceRules.ts';
import { answersAskedFor } from './logistics.ts';
import { readText } from './matching.ts';

export type { Evidence, EvidenceKind };
export { evidenceId };

export interface CoveredLine extends Asked {
  /** Best first; `[]` when nothing covers the line. */
  evidence: Evidence[];
  /** The answers that a line about logistics asks for; `[]` for documents and other lines. */
  answers: (keyof Answers)[];
}

/** What the user says of matches, as a lead keeps it. */
export interface MatchChoices {
  addedMatches?: readonly LineMatch[];
  removedMatches?: readonly LineMatch[];
  /** Whether a model compared its lines with this version of the profile. Otherwise rules add to what it found. */
  isCompared?: boolean;
}

/**
 * What of the profile covers each line of a posting, best evidence first: the sentences that the user wrote for
 * it, then what the rules find without the matches that the user removed. Words that every posting has ("experience", "team") match nothing by themselves.
 */
export function coverage(
  asked: readonly Asked[],
  profile: UserProfile,
  { addedMatches = [], removedMatches = [], isCompared = false }: MatchChoices = {},
  now = new Date(),
): CoveredLine[] {
  const rules = RULES.map((rule) => rule(profile, now));
  const answersTo = answers(profile, now);
  const known = new Map(allEvidence(profile).map((each) => [each.id, each]));
  const own = profile.proofs.map(({ id, text }) => evidence('proof', id, text, ''));
  return asked.slice(0, LIMITS.askedLines).map((each) => {
    const line = readText(each.text);
    const isLogistics = each.kind === 'logistics';
    const isIn = (matches: readonly LineMatch[], { id }: Evidence) =>
      matches.some(({ asked, evidence }) => asked === each.text && evidence === id);
    const added = own.filter((sentence) => isIn(addedMatches, sentence));
    const found = [
      ...added,
      ...(isLogistics ? answersTo(line) : []),
      ...(each.covers ?? []).flatMap((id) => known.get(id) ?? []),
      ...(each.covers && isCompared ? [] : rules.flatMap((evidenceFor) => evidenceFor(line))),
    ];
    const unique = found.filter(
      ({ id }, at) => found.findIndex((evidence) => evidence.id === id) === at,
    );
    return {
      ...each,
      evidence: unique.filter((evidence) => !isIn(removedMatches, evidence)),
      answers: isLogistics ? answersAskedFor(each.text) : [],
    };
  });
}

/** Whether a profile can cover the line: not the documents to send and the like. */
export const canCover = ({ kind, answers }: CoveredLine): boolean =>
  kind !== 'logistics' || answers.length > 0;

/** 'Covers 5 of 7': of the lines that a profile can cover. */
export function coverCount(lines: readonly CoveredLine[]): { covered: number; total: number } {
  const coverable = lines.filter(canCover);
  const covered = coverable.filter(({ evidence }) => evidence.length > 0);
  return { covered: covered.length, total: coverable.length };
}

const FITS: readonly EvidenceKind[] = ['proof', 'suggestion', 'skill', 'credential'];

/**
 * Whether nothing in the profile fits: the posting asks for experience, and no proof, suggestion, skill or
 * credential covers a line of it. Without such lines there is nothing to fit.
 */
export function fitsNothing(covered: readonly CoveredLine[]): boolean {
  const asked = covered.filter(({ kind }) => kind !== 'logistics');
  const isFit = asked.some(({ evidence }) => evidence.some(({ kind }) => FITS.includes(kind)));
  return asked.length > 0 && !isFit;
}
