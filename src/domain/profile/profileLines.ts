import { LIMITS } from '#domain/contract/limits.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { period } from '#domain/period.ts';
import { distinctSkills } from './distinctSkills.ts';
import { lineTexts } from './lineTexts.ts';

/** Where a line of its own words is in the profile. */
export type LinePlace =
  | { list: 'experience' | 'projects'; index: number }
  | { list: 'achievements' | 'summary' };

/** One sentence, bullet or entry of the profile, as the user wrote it. */
export interface ProfileLine {
  /** The text, or the name of an answer: 'answer:salary'. */
  id: string;
  text: string;
  /** What it belongs to: 'Spreelotse, 2023 – Present', 'Languages'. */
  source: string;
  /** Of its kind, in a ranking. */
  weight: number;
  /** Whether letters have it as a sentence of its own, a word of a list, or an answer. */
  kind: 'work' | 'skill' | 'credential' | 'language' | 'answer';
  /** `null` where it can't be reworded as a sentence. */
  place: LinePlace | null;
}

/** Small differences: what someone did says more than a word in a list. */
const WEIGHTS: Record<ProfileLine['kind'], number> = {
  work: 1,
  credential: 0.95,
  language: 0.95,
  skill: 0.8,
  answer: 1,
};
const SUMMARY_WEIGHT = 0.85;

const joined = (...texts: string[]): string =>
  texts.filter((text) => text.trim() !== '').join(', ');

/**
 * All that a letter can say of the user, in the profile's order and each once: sentences of jobs, projects, achievements
 * and the summary, certificates, degrees, languages and skills. Answers come from the bank.
 */
export function profileLines(profile: UserProfile): ProfileLine[] {
  const { experience, projects, education, skills, additionalInfo } = profile;
  const line = (
    kind: ProfileLine['kind'],
    source: string,
    place: LinePlace | null = null,
    weight = WEIGHTS[kind],
  ) => {
    return (text: string): ProfileLine => ({
      id: text.slice(0, LIMITS.lineId),
      text,
      source,
      weight,
      kind,
      place,
    });
  };
  const lines = [
    ...experience.flatMap(({ company, title, startDate, endDate, description }, index) => {
      const source = joined(company || title, period(startDate, endDate));
      return lineTexts(description).map(line('work', source, { list: 'experience', index }));
    }),
    ...projects.flatMap(({ name, description }, index) =>
      lineTexts(description).map(line('work', name || 'Projects', { list: 'projects', index })),
    ),
    ...additionalInfo.achievements
      .flatMap(lineTexts)
      .map(line('work', 'Achievements', { list: 'achievements' })),
    ...skills.certifications.map(line('credential', 'Certifications')),
    ...education
      .map(({ degree, institution }) => joined(degree, institution))
      .map(line('credential', 'Education')),
    line('language', 'Languages')(joined(...additionalInfo.languages)),
    ...lineTexts(profile.professionalSummary).map(
      line('work', 'Summary', { list: 'summary' }, SUMMARY_WEIGHT),
    ),
    ...distinctSkills([
      ...skills.technicalSkills,
      ...skills.softSkills,
      ...[...experience, ...projects].flatMap(({ technologies }) => technologies),
    ]).map(line('skill', 'Skills')),
  ];
  const seen = new Set<string>();
  return lines.filter(({ text }) => text !== '' && !seen.has(text) && seen.add(text));
}
