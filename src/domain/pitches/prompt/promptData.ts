import { frameOf } from '#domain/pitches/draft/frameOf.ts';
import { replyLines } from '#domain/pitches/draft/replyDraft.ts';
import { chosenLines } from '#domain/pitches/lines/chosenLines.ts';
import { isJob, type PitchInput } from '#domain/pitches/pitchInput.ts';
import { type AnswerKey, answerBank, askedOf } from '#domain/profile/answerBank.ts';
import { lineTexts } from '#domain/profile/lineTexts.ts';
import { nearestLines } from '#domain/resume/resumeToSend.ts';
import { wordSequence } from '#domain/words/wordSequence.ts';

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
const UNASKED: readonly (AnswerKey | undefined)[] = ['reason', 'field', 'relocation', 'licenses'];

/**
 * The answers by their question: those that the posting or the user asks for, and reasons. With instructions, which may
 * ask for any, all but the salary, which only they or the posting can name.
 */
export function answersGiven(input: PitchInput): Record<string, string> {
  if (input.followUp?.purpose === 'reply') return answersInReply(input);
  const { customPrompt } = input.settings;
  const names = (topic: AnswerKey | undefined): boolean =>
    topic === 'salary' ? /\b(?:salary|pay)\b/i.test(customPrompt) : customPrompt.trim() !== '';
  const unasked = answerBank(input.profile).filter(
    ({ topic }) => topic && (UNASKED.includes(topic) || names(topic)),
  );
  const asked = chosenLines(input).filter(({ kind }) => kind === 'answer');
  return Object.fromEntries([
    ...unasked.map(({ topic, answer }) => [topic, answer]),
    ...asked.map((line) => [askedOf(line), line.text]),
  ]);
}

/** What a reply says to each request, with its blanks. */
function answersInReply(input: PitchInput): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const { asked, text } of replyLines(input, chosenLines(input), frameOf(input, [])))
    answers[asked] = [answers[asked], text].filter(Boolean).join(' ');
  return answers;
}

/** What the user ticked, added or reworded for this letter. What is ticked at first is no wish. */
export function linesWanted(input: PitchInput): string[] {
  const own = new Set(
    (input.posting.lineTicks ?? []).flatMap(({ line, isTicked }) => (isTicked ? [line] : [])),
  );
  return chosenLines(input).flatMap(({ id, kind, text }) =>
    kind !== 'answer' && own.has(id) ? [text] : [],
  );
}

/**
 * The profile without addresses and settings, and with terms only in a proposal for a project. What the resume says in
 * the same words isn't said twice. Descriptions that have no room together are cut to the lines nearest to the posting.
 */
export function profileData(input: PitchInput) {
  const { profile, posting, resume = '' } = input;
  const { personalInfo, valueProps, skills, additionalInfo } = profile;
  const isSaid = wordSequence(resume);
  const unsaid = (description: string): string =>
    resume === ''
      ? description
      : lineTexts(description)
          .filter((line) => !isSaid(line))
          .join('\n');
  const all = [...profile.experience, ...profile.projects];
  const describedIn = nearestLines(
    all.map(({ description }) => unsaid(description)),
    posting.description,
  );
  return (room: number) => {
    const described = describedIn(room);
    return {
      name: personalInfo.name,
      location: personalInfo.location,
      summary: unsaid(profile.professionalSummary),
      // Otherwise their dates say it.
      yearsOfExperience: profile.experience.length > 0 ? 0 : profile.yearsOfExperience,
      experience: profile.experience.map(({ startDate, endDate, ...job }, at) => ({
        ...job,
        dates: startDate === '' ? endDate : `${startDate} to ${endDate || 'now'}`,
        description: described[at],
      })),
      projects: profile.projects.map((project, at) => ({
        ...project,
        description: described[profile.experience.length + at],
      })),
      education: profile.education,
      ...skills,
      ...additionalInfo,
      ...(input.settings.type === 'proposal' && !isJob(input) ? { terms: valueProps } : {}),
    };
  };
}
