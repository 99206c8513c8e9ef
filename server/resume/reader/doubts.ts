import { LIMITS } from '#domain/contract/limits.ts';
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

/** What the person should check: values read by a guess, and text that no field took. */
export function doubtsOf(reading: Reading): ResumeDoubt[] {
  const { sections, name, summary, skills, experience, education } = reading;
  const undated = experience.filter((entry) => entry.period === null && isPaidWork(entry));
  const doubts: (ResumeDoubt | false)[] = [
    name.isWeak && doubt('personalInfo.name', name.text, 'This may not be your name.'),
    summary.rejected !== '' &&
      doubt('professionalSummary', summary.rejected, "This doesn't read like a summary about you."),
    ...skills.sentences
      .slice(0, MOST)
      .map((text) => doubt('skills.technicalSkills', text, 'This sentence names no single skill.')),
    ...experience.flatMap(({ period, source, isGuess }, index) => [
      period === null &&
        doubt(`experience.${index}.startDate`, source, 'No dates were found for this position.'),
      isGuess &&
        doubt(
          `experience.${index}.title`,
          source,
          'Title and company may be the wrong way around.',
        ),
    ]),
    undated.length > 0 &&
      doubt(
        'yearsOfExperience',
        undated.map(({ source }) => source).join('; '),
        'Positions without dates are not counted.',
      ),
    ...education.map(
      ({ source, isGuess }, index) =>
        isGuess &&
        doubt(
          `education.${index}.degree`,
          source,
          'Degree and school were told apart by their order.',
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

const doubt = (field: string, text: string, reason: string): ResumeDoubt => ({
  field,
  text: text.replaceAll('\t', ' ').slice(0, LIMITS.doubtText).toWellFormed().trim(),
  reason,
});
