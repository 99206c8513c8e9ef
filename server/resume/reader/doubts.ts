import { LIMITS } from '#domain/contract/limits.ts';
import type { Experience } from '#domain/contract/profile.ts';
import type { ResumeDoubt } from '#domain/contract/resume.ts';
import type { ReadEducation } from './education.ts';
import { isPaidWork, type ReadExperience } from './experience.ts';
import type { ReadName } from './personName.ts';
import type { SectionLines } from './sections.ts';
import type { ReadSkills } from './skills.ts';
import type { ReadSummary } from './summary.ts';

/** Of one kind, so that the important ones are seen. */
const MOST = 3;

/** The parts of a reading that may be wrong. */
export interface Reading {
  sections: SectionLines[];
  name: ReadName;
  summary: ReadSummary;
  skills: ReadSkills;
  experience: ReadExperience[];
  education: ReadEducation[];
}

/** Doubts for the person to check: values read by a guess, and text that no field took. */
export function doubtsOf(reading: Reading): ResumeDoubt[] {
  const { sections, name, summary, skills, experience, education } = reading;
  const doubts: (ResumeDoubt | false)[] = [
    name.isWeak && doubt('personalInfo.name', name.text, 'This may not be your name.'),
    summary.rejected !== '' &&
      doubt('professionalSummary', summary.rejected, "This doesn't read like a summary about you."),
    ...skills.sentences
      .slice(0, MOST)
      .map((text) => doubt('skills.technicalSkills', text, 'Add one skill per entry.')),
    ...undatedDoubts(experience),
    ...experience.map(
      ({ source, isGuess }, index) =>
        isGuess &&
        doubt(
          `experience.${index}.title`,
          source,
          'Title and company may be the wrong way around.',
        ),
    ),
    ...education.map(
      ({ source, isGuess }, index) =>
        isGuess &&
        doubt(
          `education.${index}.degree`,
          source,
          'Degree and school may be the wrong way around.',
        ),
    ),
    ...sections
      .filter(({ section, heading, lines }) => section === 'other' && heading && lines.length > 0)
      .slice(0, MOST)
      .map(({ heading, lines }) =>
        doubt(
          '',
          `${heading}: ${lines[0]?.text ?? ''}`,
          'No field of the profile holds this section.',
        ),
      ),
  ];
  return doubts.filter((each) => each !== false && each.text !== '') as ResumeDoubt[];
}

/** Positions without dates, which don't count toward the years of experience. */
export function undatedDoubts(experience: (Experience & { source?: string })[]): ResumeDoubt[] {
  const undated = experience.flatMap((entry, index) => {
    const {
      title,
      company,
      startDate,
      source = [title, company].filter(Boolean).join(', '),
    } = entry;
    return startDate === '' && isPaidWork(entry) ? [{ index, source }] : [];
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
