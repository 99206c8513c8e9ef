import { LIMITS } from '#domain/contract/limits.ts';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { readContact } from './contact.ts';
import { readEducation } from './education.ts';
import { isPaidWork, readExperience } from './experience.ts';
import { fitted } from './fitted.ts';
import { readLanguages } from './languages.ts';
import { splitItems } from './listItems.ts';
import { isPlace } from './places.ts';
import { readProjects } from './projects.ts';
import { withoutPrompts } from './prompts.ts';
import { linesOf, type SectionLines, splitSections } from './sections.ts';
import { readSkills } from './skills.ts';
import { yearsOfExperience } from './yearsOfExperience.ts';

const plain = ({ text }: ResumeLine) => text.replace(/\t/g, ', ');

/** A paragraph about the person without a heading. */
const isIntroduction = ({ text }: ResumeLine) =>
  text.length > 90 && text.split(' ').length > 13 && !text.includes('@') && !text.includes('|');

/** An address, a phone number or a place under "About". */
const isContactLine = ({ text }: ResumeLine): boolean =>
  text.length < 60 &&
  text
    .split(/\t|\s+[|•·]\s+/)
    .every(
      (cell) =>
        isPlace(cell) ||
        /^(?:[\p{L}-]{2,12}:\s*)?(?:\S+@\S+|[+(]?\d[\d\s()./-]{6,}|(?:https?:|www\.|linkedin|github)\S+)$/iu.test(
          cell.trim(),
        ),
    );

function readSummary(sections: SectionLines[]): string {
  const own = linesOf(sections, 'summary').filter((line) => !isContactLine(line));
  const lines = own.length > 0 ? own : linesOf(sections, 'head').filter(isIntroduction);
  return lines.map(plain).join(lines.some(({ bullet }) => bullet) ? '\n' : ' ');
}

/** Reads a resume's lines by rules. Current periods end at `now`. */
export function extractResume(lines: ResumeLine[], now: Date): ResumeResponse {
  const sections = splitSections(withoutPrompts(lines));
  const experience = readExperience(linesOf(sections, 'experience'));
  const skills = readSkills(linesOf(sections, 'skills'), linesOf(sections, 'softSkills'));
  const summary = readSummary(sections);
  const readLines = sections
    .filter(({ section }) => section !== 'other' && section !== 'references')
    .flatMap((each) => each.lines);
  const certificates = linesOf(sections, 'certifications').flatMap((line) =>
    line.text.split(/\s*[;|•·]\s+/).map((item) => item.replaceAll('\t', ', ').trim()),
  );
  const periods = experience.flatMap((entry) =>
    entry.period && isPaidWork(entry) ? [entry.period] : [],
  );
  return {
    extractedData: fitted({
      personalInfo: readContact(
        [
          ...linesOf(sections, 'head', 'contact'),
          ...linesOf(sections, 'summary').filter(isContactLine),
        ],
        readLines,
      ),
      professionalSummary: summary,
      skills: {
        technicalSkills: skills.technicalSkills,
        softSkills: skills.softSkills,
        certifications: [...certificates.filter((item) => item !== ''), ...skills.certifications],
      },
      experience: experience.map(({ period, ...entry }) => entry),
      education: readEducation(linesOf(sections, 'education')),
      projects: readProjects(linesOf(sections, 'projects')),
      additionalInfo: {
        languages: [
          ...new Set([...readLanguages(linesOf(sections, 'languages')), ...skills.languages]),
        ],
        interests: linesOf(sections, 'interests').flatMap(({ text }) => splitItems(text)),
        achievements: linesOf(sections, 'achievements').map(plain),
      },
    }),
    userProfile: {
      yearsOfExperience: Math.min(
        yearsOfExperience(periods, summary, now),
        LIMITS.yearsOfExperience,
      ),
    },
    doubts: [],
  };
}
