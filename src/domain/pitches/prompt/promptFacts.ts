import type { Answers } from '#domain/contract/profile.ts';
import type { CoveredLine } from '#domain/pitches/asked/coverage.ts';
import { isJob, type PitchInput } from '#domain/pitches/pitchInput.ts';

/** Lines with their evidence that come first in a prompt. */
const MAX_ASKED = 4;
/** Of what the posting asks for, and of what it says besides, in characters. */
const MAX_LINES = 2_200;
const MAX_ABOUT = 600;
/** Of all jobs and projects together, in characters. */
const MAX_DESCRIPTIONS = 4_000;
const MAX_PROOFS = 10;

/** The beginning of a text that is longer, up to a word's end. */
export const cut = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max).replace(/\s\S{0,40}$/, '')} …`;

const isSentence = ({ evidence }: CoveredLine): boolean =>
  evidence.some(({ kind }) => kind === 'proof' || kind === 'suggestion');

/** The lines asked for that the writer's sentences cover, then those that anything else covers. */
export const bestAsked = (covered: readonly CoveredLine[]) =>
  covered
    .filter(({ kind, evidence }) => kind !== 'logistics' && evidence.length > 0)
    .toSorted((a, b) => Number(isSentence(b)) - Number(isSentence(a)))
    .slice(0, MAX_ASKED)
    .map(({ text, evidence }) => ({
      asked: cut(text, 200),
      evidence: evidence.slice(0, 2).map((one) => cut(one.text, 300)),
    }));

/**
 * The posting as far as a letter needs it: who, what, what they ask for, and something on the company.
 *
 * @param share of the room for what they ask for and the rest, 0 to 1
 */
export function postingFacts(
  { posting }: PitchInput,
  description: string,
  covered: readonly CoveredLine[],
  share: number,
) {
  const { company, position, location, contactName } = posting;
  const lines: string[] = [];
  let room = MAX_LINES * share;
  for (const { text } of covered) {
    const line = cut(text, 250);
    if (line.length > room) break;
    lines.push(line);
    room -= line.length;
  }
  const isAsked = (text: string) => covered.some((line) => line.text.includes(text.trim()));
  const about = description
    .split(/(?<=[.!?])\s+|\n/)
    .filter((text) => text.trim() !== '' && !isAsked(text))
    .join(' ');
  return {
    company,
    position,
    location,
    contactName,
    asks: lines,
    about: cut(about, (lines.length > 0 ? MAX_ABOUT : MAX_LINES) * share),
  };
}

/**
 * The answers that the posting asks for, and with instructions, which may name any of them, all. The salary only where
 * the posting asks and the user doesn't keep it out, or the instructions name it.
 */
function wantedAnswers({ profile, settings }: PitchInput, covered: readonly CoveredLine[]) {
  const { salaryWhen, ...answers } = profile.answers;
  const asked = new Set(covered.flatMap((line) => line.answers));
  const { customPrompt } = settings;
  const isWanted = (key: string): boolean => {
    if (key !== 'salary') return customPrompt.trim() !== '' || asked.has(key as keyof Answers);
    return (asked.has(key) && salaryWhen !== 'never') || /\b(?:salary|pay)\b/i.test(customPrompt);
  };
  return Object.fromEntries(Object.entries(answers).filter(([key]) => isWanted(key)));
}

/**
 * The writer as far as a letter needs it: no addresses, settings or versions, and terms only in a proposal for a
 * project. Answers only where the posting or the instructions may ask for them.
 *
 * @param share of the room for descriptions of jobs and projects, 0 to 1
 */
export function writerFacts(input: PitchInput, covered: readonly CoveredLine[], share: number) {
  const { profile, settings } = input;
  const { skills, experience, education, projects, additionalInfo, valueProps } = profile;
  const limit = MAX_DESCRIPTIONS * share;
  let room = limit;
  const described = (text: string): string => {
    const part = cut(text, Math.max(0, Math.min(room, limit / 3)));
    room -= part.length;
    return room < 0 || part === ' …' ? '' : part;
  };
  const used = new Set(
    covered.flatMap(({ evidence }) =>
      evidence.filter(({ kind }) => kind === 'proof').map(({ text }) => text),
    ),
  );
  const proofs = profile.proofs
    .toSorted(
      (a, b) =>
        Number(used.has(b.text)) - Number(used.has(a.text)) ||
        Number(b.starred) - Number(a.starred),
    )
    .slice(0, Math.max(2, Math.min(MAX_PROOFS, Math.floor(limit / 200))))
    .map(({ text }) => text);
  return {
    name: profile.personalInfo.name,
    location: profile.personalInfo.location,
    yearsOfExperience: profile.yearsOfExperience,
    summary: cut(profile.professionalSummary, limit / 6),
    proofs,
    answers: wantedAnswers(input, covered),
    experience: experience
      .slice(0, 8)
      .map(({ title, company, startDate, endDate, description }) => ({
        title,
        company,
        dates: startDate === '' ? '' : `${startDate} to ${endDate || 'now'}`,
        description: described(description),
      })),
    education: education
      .slice(0, 4)
      .map(({ degree, institution, graduationYear }) => ({ degree, institution, graduationYear })),
    projects: projects
      .slice(0, 4)
      .map(({ name, description }) => ({ name, description: described(description) })),
    skills: cut(skills.technicalSkills.join(', '), 100 + limit / 8),
    certifications: cut(skills.certifications.join(', '), 100 + limit / 10),
    languages: additionalInfo.languages.slice(0, 8).join(', '),
    achievements: cut(additionalInfo.achievements.join('; '), limit / 8),
    ...(settings.type === 'proposal' && !isJob(input)
      ? { terms: Object.values(valueProps).map((text) => cut(text, limit / 8)) }
      : {}),
  };
}
