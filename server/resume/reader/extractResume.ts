import { LIMITS } from '#domain/contract/limits.ts';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { readContact } from './contact.ts';
import { doubtsOf } from './doubts.ts';
import { readEducation } from './education.ts';
import { isPaidWork, readExperience } from './experience.ts';
import { fitted } from './fitted.ts';
import { readLanguages } from './languages.ts';
import { splitItems } from './listItems.ts';
import { readName } from './personName.ts';
import { readProjects } from './projects.ts';
import { withoutPrompts } from './prompts.ts';
import { linesOf, splitSections } from './sections.ts';
import { readSkills } from './skills.ts';
import { isContactLine, readSummary } from './summary.ts';
import { yearsOfExperience } from './yearsOfExperience.ts';

const plain = ({ text }: ResumeLine) => text.replaceAll('\t', ', ');

/** Reads a resume's lines by rules. Current periods end at `now`. */
export function extractResume(lines: ResumeLine[], now: Date): ResumeResponse {
  const sections = splitSections(withoutPrompts(lines));
  const experience = readExperience(linesOf(sections, 'experience'));
  const education = readEducation(linesOf(sections, 'education'));
  const skills = readSkills(linesOf(sections, 'skills'), linesOf(sections, 'softSkills'));
  const own = sections.filter(({ section }) => section !== 'references');
  const head = [
    ...linesOf(sections, 'head', 'contact'),
    ...linesOf(sections, 'summary').filter(isContactLine),
  ];
  const contact = readContact(
    head,
    own.flatMap((each) => each.lines),
  );
  const name = readName(head, contact.email);
  const summary = readSummary(sections, name.name);
  const certificates = linesOf(sections, 'certifications').flatMap((line) =>
    plain(line)
      .split(/\s*[;|•·]\s+/)
      .map((item) => item.trim()),
  );
  const periods = experience.flatMap((entry) =>
    entry.period && isPaidWork(entry) ? [entry.period] : [],
  );
  const years = Math.min(
    yearsOfExperience(periods, summary.summary, now),
    LIMITS.yearsOfExperience,
  );
  return {
    extractedData: fitted({
      personalInfo: { name: name.name, ...contact },
      professionalSummary: summary.summary,
      skills: {
        technicalSkills: skills.technicalSkills,
        softSkills: skills.softSkills,
        certifications: [...certificates.filter((item) => item !== ''), ...skills.certifications],
      },
      experience: experience.map(({ period, source, isGuess, ...entry }) => entry),
      education: education.map(({ source, isGuess, ...entry }) => entry),
      projects: readProjects(linesOf(sections, 'projects')),
      additionalInfo: {
        languages: [
          ...new Set([...readLanguages(linesOf(sections, 'languages')), ...skills.languages]),
        ],
        interests: linesOf(sections, 'interests').flatMap(({ text }) => splitItems(text)),
        achievements: linesOf(sections, 'achievements').map(plain),
      },
    }),
    userProfile: { yearsOfExperience: years },
    doubts: doubtsOf({ sections, name, summary, skills, experience, education }),
  };
}
