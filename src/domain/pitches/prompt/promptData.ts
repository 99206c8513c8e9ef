import type { Answers } from '#domain/contract/profile.ts';
import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import { answersAskedFor } from '#domain/pitches/asked/logistics.ts';
import { chosenLines } from '#domain/pitches/lines/chosenLines.ts';
import { isJob, type PitchInput } from '#domain/pitches/pitchInput.ts';

/** The beginning of a text that is longer, up to a word's end. */
export const cut = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max).replace(/\s\S{0,40}$/, '')} …`;

/** The data without empty fields, which a model would fill in, and with texts and lists cut to fit. */
export function shortened(data: unknown, longest: number): unknown {
  if (typeof data === 'string') return cut(data, longest);
  if (Array.isArray(data)) {
    return data.slice(0, Math.ceil(longest / 80)).map((value) => shortened(value, longest));
  }
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .map(([key, value]) => [key, shortened(value, longest)])
      .filter(([, value]) => !isEmpty(value)),
  );
}

const isEmpty = (value: unknown): boolean =>
  ['', 0, null, undefined].some((none) => value === none) ||
  (typeof value === 'object' && Object.keys(Object(value)).length === 0);

/** Answers that a letter may give unasked. */
const UNASKED: readonly (keyof Answers)[] = ['reason', 'field', 'relocation', 'licenses'];

/**
 * The others only where the posting asks for them or the instructions may; the salary only where one names it and
 * the user doesn't keep it out.
 */
function answersFor({ profile, posting, settings: { customPrompt } }: PitchInput) {
  const { salaryWhen, ...answers } = profile.answers;
  const lines = askedFor(posting.description).filter(({ kind }) => kind === 'logistics');
  const asked = new Set<string>(lines.flatMap(({ text }) => answersAskedFor(text)));
  const isWanted = (key: keyof typeof answers): boolean =>
    key === 'salary'
      ? (asked.has(key) && salaryWhen !== 'never') || /\b(?:salary|pay)\b/i.test(customPrompt)
      : UNASKED.includes(key) || asked.has(key) || customPrompt.trim() !== '';
  return Object.fromEntries(
    Object.entries(answers).filter(([key]) => isWanted(key as keyof typeof answers)),
  );
}

/**
 * The profile as the user wrote it, the lines that they chose for this letter first. Without addresses and settings, and with terms only in
 * a proposal for a project.
 */
export function profileData(input: PitchInput) {
  const { personalInfo, valueProps, experience, yearsOfExperience, ...profile } =
    input.profile;
  const { skills, additionalInfo, education, projects, professionalSummary } = profile;
  return {
    name: personalInfo.name,
    location: personalInfo.location,
    chosen: chosenLines(input)
      .filter(({ kind }) => kind !== 'answer')
      .map(({ text, source }) => `${text} (${source})`),
    answers: answersFor(input),
    summary: professionalSummary,
    // Otherwise their dates say it.
    yearsOfExperience: experience.length > 0 ? 0 : yearsOfExperience,
    experience: experience.map(({ title, company, startDate, endDate, ...job }) => ({
      title,
      company,
      dates: startDate === '' ? endDate : `${startDate} to ${endDate || 'now'}`,
      ...job,
    })),
    projects,
    education,
    ...skills,
    ...additionalInfo,
    ...(input.settings.type === 'proposal' && !isJob(input) ? { terms: valueProps } : {}),
  };
}
