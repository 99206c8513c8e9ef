import type { UserProfile } from '#domain/contract/profile.ts';
import { distinctSkills } from '#domain/profile/distinctSkills.ts';
import { suggestedProofs } from '#domain/profile/suggestedProofs.ts';
import { askedYears } from './askedYears.ts';
import { askedDegree, highestDegree, isHeld, OF_MANY_FIELDS } from './degrees.ts';
import { type Evidence, evidence } from './evidence.ts';
import { answersAskedFor } from './logistics.ts';
import { joined, nameIn, type ReadText, readText, sharedMatter, sharedWords } from './matching.ts';
import { fieldsOfStudyIn } from './skillNames.ts';
import { languageLevel, languagesIn } from './spokenLanguages.ts';
import { jobsAbout, workedYears } from './workedYears.ts';

/** Reads the profile once, then finds the evidence for each line. */
type Rule = (profile: UserProfile, now: Date) => (line: ReadText) => Evidence[];

/** Every skill of the profile. */
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
  source: string;
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

const degrees: Rule =
  (profile, now) =>
  ({ text }) => {
    const asked = askedDegree(text);
    if (asked === null) return [];
    const field = readText(text.replace(asked.words, ' '));
    const isAnyField = asked.level === 0 || isAboutNothing(field);
    return profile.education.flatMap((entry) => {
      const { degree } = entry;
      if (!isHeld(entry, now) || highestDegree(degree) < asked.level) return [];
      const studied = new Set(fieldsOfStudyIn(degree).map(({ id }) => id));
      const listed = fieldsOfStudyIn(field.text).filter(({ id }) => studied.has(id));
      const names = listed.map(({ start, end }) => field.text.slice(start, end));
      const matched = [
        asked.words,
        ...names,
        ...sharedWords(field, readText(degree)).words.filter((word) => !OF_MANY_FIELDS.test(word)),
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

export const answers: Rule =
  (profile) =>
  ({ text }) =>
    answersAskedFor(text).flatMap((key) => {
      const answer = profile.answers[key];
      const isKept = key === 'salary' && profile.answers.salaryWhen === 'never';
      return answer === '' || isKept ? [] : [evidence('answer', key, answer, '')];
    });

/** Everything in a profile that can cover a line, without what it matches. */
export const allEvidence = (profile: UserProfile): Evidence[] => [
  ...profile.proofs.map(({ id, text }) => evidence('proof', id, text, '')),
  ...suggestedProofs(profile).map(({ id, source }) => evidence('suggestion', id, source, '')),
  ...distinctSkills(profile.skills.certifications).map((name) =>
    evidence('credential', name, name, ''),
  ),
  ...profile.education.map(({ degree }) => evidence('degree', degree, degree, '')),
  ...profile.additionalInfo.languages.flatMap((text) =>
    languagesIn(text).map(({ code }) => evidence('language', code, text, '')),
  ),
  ...skillsOf(profile).map((name) => evidence('skill', name, name, '')),
];

/** In the order of their strength. */
export const RULES: Rule[] = [proofs, suggestions, credentials, degrees, years, languages, skills];
