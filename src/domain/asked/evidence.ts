import { LIMITS } from '../contract/limits.ts';
import type { Answers, UserProfile } from '../contract/profile.ts';
import { distinctSkills } from '../distinctSkills.ts';
import { companyName } from '../postingNames.ts';
import { jobsBySource } from '../profileLines.ts';
import { suggestedProofs } from '../suggestedProofs.ts';
import { askedYears } from './askedYears.ts';
import { askedDegree, degreeState, highestDegree } from './degrees.ts';
import { logisticsOf } from './logistics.ts';
import { joined, nameIn, type ReadText, readText, sharedMatter, sharedWords } from './matching.ts';
import { fieldsOfStudyIn } from './skillNames.ts';
import { languageLevel, languagesIn } from './spokenLanguages.ts';
import { jobsAbout, workedYears } from './workedYears.ts';

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

/** Reads the profile once, then finds the evidence for each line. */
type Rule = (profile: UserProfile, now: Date) => (line: ReadText) => Evidence[];

export const evidenceId = (kind: EvidenceKind, name: string): string =>
  `${kind}:${name}`.slice(0, LIMITS.evidenceId);

export const evidence = (
  kind: EvidenceKind,
  name: string,
  text: string,
  matched: string,
): Evidence => ({
  kind,
  id: evidenceId(kind, name),
  text,
  matched,
});

/** Every skill of the profile. */
export const skillsOf = ({ skills, experience, projects }: UserProfile): string[] =>
  distinctSkills([
    ...skills.technicalSkills,
    ...skills.softSkills,
    ...experience.flatMap(({ technologies }) => technologies),
    ...projects.flatMap(({ technologies }) => technologies),
  ]);

interface Sentence {
  id: string;
  text: string;
  source: string;
  starred: boolean;
}

/** The sentences about the same matter: starred ones first, then those that share more with the line. */
const sentenceRule =
  (kind: 'proof' | 'suggestion', sentencesOf: (profile: UserProfile) => Sentence[]): Rule =>
  (profile) => {
    const skills = skillsOf(profile).map(readText);
    const jobs = jobsBySource(profile);
    const employers = profile.experience.map(({ company }) => companyName(company));
    const sentences = sentencesOf(profile).map((each) => {
      // What an employer is called says nothing about the work.
      const read = readText(employers.reduce((text, name) => text.replace(name, ''), each.text));
      return {
        ...each,
        read,
        skills: skills.filter((skill) => nameIn(read, skill)),
        job: readText(jobs.get(each.source)?.title ?? ''),
      };
    });
    return (line) =>
      sentences
        .map((each) => ({ ...each, shared: sharedMatter(line, each) }))
        .filter(({ shared }) => shared.length > 0)
        .toSorted(
          (a, b) => Number(b.starred) - Number(a.starred) || b.shared.length - a.shared.length,
        )
        .map(({ id, text, shared }) => evidence(kind, id, text, shared.join(', ')));
  };

const proofs = sentenceRule('proof', (profile) => profile.proofs);

const suggestions = sentenceRule('suggestion', (profile) =>
  suggestedProofs(profile).map(({ id, source }) => ({ id, text: source, source, starred: false })),
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
/** Words of many fields: health sciences aren't data science. */
const OF_MANY_FIELDS = /^(?:sciences?|studies|technolog(?:y|ies)|administration|management)$/i;

const degrees: Rule =
  (profile, now) =>
  ({ text }) => {
    const asked = askedDegree(text);
    if (asked === null) return [];
    const field = readText(text.replace(asked.words, ' ').replace(OF_SCIENCE, ' '));
    const isAnyField = asked.level === 0 || isAboutNothing(field);
    return profile.education.flatMap((entry) => {
      const { degree } = entry;
      const isHeld = degreeState(entry, profile, now) !== 'current';
      if (!isHeld || highestDegree(degree) < asked.level) return [];
      const studied = new Set(fieldsOfStudyIn(degree).map(({ id }) => id));
      const listed = fieldsOfStudyIn(field.text).filter(({ id }) => studied.has(id));
      const names = listed.map(({ start, end }) => field.text.slice(start, end));
      const matched = [
        asked.words,
        ...names,
        ...sharedWords(field, readText(degree.replace(OF_SCIENCE, ''))).words.filter(
          (word) => !OF_MANY_FIELDS.test(word),
        ),
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

export const answersAskedFor = (text: string): (keyof Omit<Answers, 'salaryWhen'>)[] =>
  logisticsOf(text).filter((topic) => topic !== 'documents');

export const answers: Rule =
  (profile) =>
  ({ text }) =>
    answersAskedFor(text).flatMap((key) => {
      const answer = profile.answers[key];
      const isKept = key === 'salary' && profile.answers.salaryWhen === 'never';
      return answer === '' || isKept ? [] : [evidence('answer', key, answer, '')];
    });

/** In the order of their strength. */
export const RULES: Rule[] = [proofs, suggestions, credentials, degrees, years, languages, skills];
