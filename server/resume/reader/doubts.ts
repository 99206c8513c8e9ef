import { LIMITS } from '#domain/contract/limits.ts';
import type { Experience } from '#domain/contract/profile.ts';
import type { ResumeDoubt } from '#domain/contract/resume.ts';
import type { ReadEducation } from './education.ts';
import type { ReadExperience } from './experience.ts';
import type { ReadName } from './personName.ts';
import type { ReadSkills } from './skills.ts';
import type { UnreadText } from './unread.ts';

/** The texts in as few quotes as a doubt's length allows. */
function quotesOf(texts: string[]): string[] {
  const quotes: string[] = [];
  for (const text of texts) {
    const whole = [quotes.at(-1), text].filter(Boolean).join('; ');
    if (whole.length <= LIMITS.doubtText) quotes.splice(-1, 1, whole);
    else
      quotes.push(
        text.length > LIMITS.doubtText ? `${text.slice(0, LIMITS.doubtText - 2)} …` : text,
      );
  }
  return quotes;
}

const unreadDoubts = (unread: UnreadText[]): ResumeDoubt[] =>
  unread.flatMap(({ field, heading, texts: [first = '', ...texts], reason }) =>
    quotesOf([heading === '' ? first : `${heading}: ${first}`, ...texts]).map((quote) =>
      doubt(field, quote, reason),
    ),
  );

/** The parts of a reading that may be wrong. */
export interface Reading {
  name: ReadName;
  summary: string;
  skills: ReadSkills;
  experience: ReadExperience[];
  education: ReadEducation[];
}

/** Doubts for the person to check: values read by a guess, and text that no field took. */
export function doubtsOf(reading: Reading, unread: UnreadText[]): ResumeDoubt[] {
  const { name, skills, experience, education } = reading;
  const doubts: (ResumeDoubt | false)[] = [
    name.name === '' && doubt('personalInfo.name', name.text, 'No name was found here.'),
    name.isWeak && doubt('personalInfo.name', name.text, 'This may not be your name.'),
    ...quotesOf(skills.unread).map((text) =>
      doubt('skills.technicalSkills', text, 'Add one skill per entry.'),
    ),
    ...undatedDoubts(experience),
    ...guessDoubts(experience, 'experience', 'title', 'Title and company'),
    ...guessDoubts(education, 'education', 'degree', 'Degree and school'),
    ...unreadDoubts(unread),
  ];
  return doubts.filter((each) => each !== false && each.text !== '') as ResumeDoubt[];
}

const guessDoubts = (
  entries: readonly (ReadExperience | ReadEducation)[],
  section: string,
  field: string,
  names: string,
) =>
  entries.map(
    ({ source, isGuess }, index) =>
      isGuess &&
      doubt(`${section}.${index}.${field}`, source, `${names} may be the wrong way around.`),
  );

/** Positions without dates, which don't count toward the years of experience. */
export function undatedDoubts(experience: (Experience & { source?: string })[]): ResumeDoubt[] {
  const undated = experience.flatMap((entry, index) => {
    const {
      title,
      company,
      startDate,
      source = [title, company].filter(Boolean).join(', '),
    } = entry;
    return startDate === '' ? [{ index, source }] : [];
  });
  const doubts = undated.map(({ index, source }) =>
    doubt(`experience.${index}.startDate`, source, 'No dates were found for this position.'),
  );
  const sources = undated.map(({ source }) => source).join('; ');
  if (sources !== '')
    doubts.push(doubt('yearsOfExperience', sources, "Positions without dates aren't counted."));
  return doubts;
}

const doubt = (field: string, text: string, reason: string): ResumeDoubt => ({
  field,
  text: text.replaceAll('\t', ' ').slice(0, LIMITS.doubtText).toWellFormed().trim(),
  reason,
});
