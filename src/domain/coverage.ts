import { askedYears } from './asked/askedYears.ts';
import { askedDegree, highestDegree } from './asked/degrees.ts';
import { logisticsOf } from './asked/logistics.ts';
import {
  joined,
  nameIn,
  type ReadText,
  readText,
  sharedMatter,
  sharedWords,
} from './asked/matching.ts';
import { fieldsOfStudyIn } from './asked/skillNames.ts';
import { languageLevel, languagesIn } from './asked/spokenLanguages.ts';
import { jobsAbout, workedYears } from './asked/workedYears.ts';
import type { Asked } from './askedFor.ts';
import type { LineMatch } from './contract/leads.ts';
import { LIMITS } from './contract/limits.ts';
import type { Answers, UserProfile } from './contract/profile.ts';
import { distinctSkills } from './distinctSkills.ts';
import { suggestedProofs } from './suggestedProofs.ts';

export type EvidenceKind =
  | 'proof'
  | 'suggestion'
  | 'skill'
  | 'credential'
  | 'degree'
  | 'years'
  | 'language'
  | 'answer';

/** Something of the profile that covers a line. */
export interface Evidence {
  kind: EvidenceKind;
  /** Stays the same when other parts of the profile change. */
  id: string;
  /** What the user reads: a proof's sentence, 'Terraform', '11 years', an answer. */
  text: string;
  /** The words of the line that it matched, '' for none. */
  matched: string;
}

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
}

/** Reads the profile once, then finds the evidence for each line. */
type Rule = (profile: UserProfile, now: Date) => (line: ReadText) => Evidence[];

const evidence = (kind: EvidenceKind, name: string, text: string, matched: string): Evidence => ({
  kind,
  id: `${kind}:${name}`.slice(0, LIMITS.evidenceId),
  text,
  matched,
});

const skillsOf = ({ skills, experience, projects }: UserProfile): string[] =>
  distinctSkills([
    ...skills.technicalSkills,
    ...skills.softSkills,
    ...experience.flatMap(({ technologies }) => technologies),
    ...projects.flatMap(({ technologies }) => technologies),
  ]);

interface Sentence {
  id: string;
  text: string;
  starred: boolean;
}

/** The sentences about the same matter: starred ones first, then those that share more with the line. */
const sentenceRule =
  (kind: 'proof' | 'suggestion', sentencesOf: (profile: UserProfile) => Sentence[]): Rule =>
  (profile) => {
    const skills = skillsOf(profile).map(readText);
    const sentences = sentencesOf(profile).map((each) => {
      const read = readText(each.text);
      return { ...each, read, skills: skills.filter((skill) => nameIn(read, skill)) };
    });
    return (line) =>
      sentences
        .map((each) => ({ ...each, shared: sharedMatter(line, each.read, each.skills) }))
        .filter(({ shared }) => shared.length > 0)
        .toSorted(
          (a, b) => Number(b.starred) - Number(a.starred) || b.shared.length - a.shared.length,
        )
        .map(({ id, text, shared }) => evidence(kind, id, text, shared.join(', ')));
  };

const proofs = sentenceRule('proof', (profile) => profile.proofs);

const suggestions = sentenceRule('suggestion', (profile) =>
  suggestedProofs(profile)
    .filter(({ text }) => text !== '')
    .map((suggestion) => ({ ...suggestion, starred: false })),
);

const nameRule =
  (kind: 'skill' | 'credential', namesOf: (profile: UserProfile) => string[]): Rule =>
  (profile) => {
    const names = distinctSkills(namesOf(profile)).map(readText);
    return (line) =>
      names.flatMap((name) => {
        const matched = nameIn(line, name);
        return matched === null ? [] : [evidence(kind, name.text, name.text, matched)];
      });
  };

const skills = nameRule('skill', skillsOf);

const credentials = nameRule('credential', ({ skills }) => skills.certifications);

const isAboutNothing = ({ names, words }: ReadText): boolean =>
  names.length === 0 && !words.some(({ isSpecific }) => isSpecific);

/** Names a degree, not a field: 'Bachelor of Science in Nursing'. */
const OF_SCIENCE = /\bof (?:science|arts)\b/i;

const degrees: Rule =
  ({ education }) =>
  ({ text }) => {
    const asked = askedDegree(text);
    if (asked === null) return [];
    const field = readText(text.replace(asked.words, ' ').replace(OF_SCIENCE, ' '));
    const isAnyField = asked.level === 0 || isAboutNothing(field);
    return education.flatMap(({ degree }) => {
      if (highestDegree(degree) < asked.level) return [];
      const studied = new Set(fieldsOfStudyIn(degree).map(({ id }) => id));
      const listed = fieldsOfStudyIn(field.text).filter(({ id }) => studied.has(id));
      const names = listed.map(({ start, end }) => field.text.slice(start, end));
      const matched = [
        asked.words,
        ...names,
        ...sharedWords(field, readText(degree.replace(OF_SCIENCE, ''))).words,
      ];
      return isAnyField || matched.length > 1
        ? [evidence('degree', degree, degree, joined(matched))]
        : [];
    });
  };

const years: Rule =
  ({ yearsOfExperience, experience }, now) =>
  ({ text }) => {
    const asked = askedYears(text);
    if (asked === null) return [];
    const matter = readText(asked.rest);
    const jobs = isAboutNothing(matter) ? null : jobsAbout(matter, experience);
    const worked = jobs ? workedYears(jobs, now) : yearsOfExperience;
    if (worked < asked.years) return [];
    const titles = jobs ? ` (${joined(jobs.map(({ title }) => title))})` : '';
    return [evidence('years', 'experience', `${worked} years${titles}`, asked.words)];
  };

const languages: Rule =
  ({ additionalInfo }) =>
  (line) => {
    const asked = languageLevel(line.text);
    return languagesIn(line.text).flatMap(({ code, word }) =>
      additionalInfo.languages.flatMap((text) => {
        if (!languagesIn(text).some((language) => language.code === code)) return [];
        const level = languageLevel(text);
        if (level !== null && asked !== null && level < asked) return [];
        return [evidence('language', code, text, word)];
      }),
    );
  };

const answersAskedFor = (text: string): (keyof Omit<Answers, 'salaryWhen'>)[] =>
  logisticsOf(text).filter((topic) => topic !== 'documents');

const answers: Rule =
  (profile) =>
  ({ text }) =>
    answersAskedFor(text).flatMap((key) => {
      const answer = profile.answers[key];
      const isKept = key === 'salary' && profile.answers.salaryWhen === 'never';
      return answer === '' || isKept ? [] : [evidence('answer', key, answer, '')];
    });

/** In the order of their strength. */
const RULES: Rule[] = [proofs, suggestions, credentials, degrees, years, languages, skills];

/**
 * What of the profile covers each line of a posting, best evidence first: the sentences that the user wrote for
 * it, then what the rules find without the matches that the user removed. Words that every posting has ("experience", "team") match nothing by themselves.
 */
export function coverage(
  asked: readonly Asked[],
  profile: UserProfile,
  { addedMatches = [], removedMatches = [] }: MatchChoices = {},
  now = new Date(),
): CoveredLine[] {
  const rules = RULES.map((rule) => rule(profile, now));
  const answersTo = answers(profile, now);
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
      ...rules
        .flatMap((evidenceFor) => evidenceFor(line))
        .filter(({ id }) => added.every((sentence) => sentence.id !== id)),
    ];
    return {
      ...each,
      evidence: found.filter((evidence) => !isIn(removedMatches, evidence)),
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
