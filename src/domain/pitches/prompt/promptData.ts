import { nearest } from '#domain/nearest.ts';
import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import { answersAskedFor } from '#domain/pitches/asked/logistics.ts';
import { chosenLines } from '#domain/pitches/lines/chosenLines.ts';
import { isJob, type PitchInput } from '#domain/pitches/pitchInput.ts';
import { type AnswerKey, askedOf } from '#domain/profile/answerBank.ts';
import { lineTexts } from '#domain/profile/lineTexts.ts';

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
const UNASKED: readonly AnswerKey[] = ['reason', 'field', 'relocation', 'licenses'];

/**
 * The others only where the posting asks for them or the instructions may; the salary only where one names it and
 * the user doesn't keep it out.
 */
function answersFor({ profile, posting, settings: { customPrompt } }: PitchInput) {
  const { salaryWhen, ...answers } = profile.answers;
  const lines = (posting.asked ?? askedFor(posting.description)).filter(
    ({ kind }) => kind === 'logistics',
  );
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
 * The descriptions of a profile: as they are, or where they have no room together, their lines that are nearest to the
 * posting.
 */
function descriptionsIn({ profile, posting }: PitchInput) {
  const lines = [...profile.experience, ...profile.projects]
    .flatMap(({ description }) => lineTexts(description))
    .map((text) => ({ text }));
  const ranked = nearest(lines, [])(posting.description).map(({ item }) => item.text);
  return (room: number) => {
    let used = 0;
    const kept = new Set(
      ranked.filter((text) => {
        used += text.length;
        return used <= room;
      }),
    );
    return (description: string): string =>
      used <= room
        ? description
        : lineTexts(description)
            .filter((text) => kept.has(text))
            .join('\n');
  };
}

/**
 * The profile as the user wrote it, the lines that they chose for this letter first, each with the request that it
 * answers. Without addresses and settings, and with terms only in a proposal for a project.
 *
 * @returns the data for a number of characters that its descriptions may have
 */
export function profileData(input: PitchInput) {
  const { personalInfo, valueProps, experience, projects, yearsOfExperience, ...profile } =
    input.profile;
  const { skills, additionalInfo, education, professionalSummary } = profile;
  const lines = chosenLines(input);
  const chosen = lines
    .filter(({ kind }) => kind !== 'answer')
    .map(({ text, source, asked }) => ({ request: asked, line: text, from: source }));
  const given = lines.filter(({ kind }) => kind === 'answer');
  const answers = {
    ...answersFor(input),
    ...Object.fromEntries(given.map((line) => [askedOf(line), line.text])),
  };
  const descriptionsFor = descriptionsIn(input);
  return (room: number) => {
    const described = descriptionsFor(room);
    return {
      name: personalInfo.name,
      location: personalInfo.location,
      chosen,
      answers,
      summary: professionalSummary,
      // Otherwise their dates say it.
      yearsOfExperience: experience.length > 0 ? 0 : yearsOfExperience,
      experience: experience.map(({ title, company, startDate, endDate, description, ...job }) => ({
        title,
        company,
        dates: startDate === '' ? endDate : `${startDate} to ${endDate || 'now'}`,
        description: described(description),
        ...job,
      })),
      projects: projects.map(({ description, ...project }) => ({
        ...project,
        description: described(description),
      })),
      education,
      ...skills,
      ...additionalInfo,
      ...(input.settings.type === 'proposal' && !isJob(input) ? { terms: valueProps } : {}),
    };
  };
}
