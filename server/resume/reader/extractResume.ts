import { LIMITS } from '#domain/contract/limits.ts';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { readContact } from './contact.ts';
import { readEducation } from './education.ts';
import { readExperience } from './experience.ts';
import { fitted } from './fitted.ts';
import { readLanguages } from './languages.ts';
import { splitItems } from './listItems.ts';
import { isPlace } from './places.ts';
import { readProjects } from './projects.ts';
import { linesOf, type SectionLines, splitSections } from './sections.ts';
import { readSkills } from './skills.ts';
import { withoutTips } from './templateTips.ts';
import { yearsOfExperience } from './yearsOfExperience.ts';

const plain = ({ text }: ResumeLine) => text.replace(/\t/g, ', ');

/** Paragraphs of the head that tell of the person, when no heading says so. */
const isTale = ({ text }: ResumeLine) =>
  text.length > 90 && text.split(' ').length > 13 && !text.includes('@') && !text.includes('|');

/** The name of a network, above or beside the name that the person has there. */
const ONLY_NETWORK =
  /^(?:linkedin|github|gitlab|twitter|xing|instagram|behance|dribbble)(?:\W.{0,40})?$/i;

/** An address, a number or a place that a narrow column has under "About". */
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
  const whole = linesOf(sections, 'summary').filter((line) => !isContactLine(line));
  const profiles = whole.findIndex(({ text }) => ONLY_NETWORK.test(text));
  const lines = profiles < 0 ? whole : whole.slice(0, profiles);
  const told = lines.length > 0 ? lines : linesOf(sections, 'head').filter(isTale);
  return told.map(plain).join(told.some(({ bullet }) => bullet) ? '\n' : ' ');
}

/**
 * Reads a resume's lines by rules. Takes only what is written: what is missing stays empty.
 *
 * @param now for periods that last "until present"
 */
export function extractResume(lines: ResumeLine[], now: Date): ResumeResponse {
  const sections = splitSections(withoutTips(lines));
  const experience = readExperience(linesOf(sections, 'experience'));
  const skills = readSkills(linesOf(sections, 'skills'), linesOf(sections, 'softSkills'));
  const summary = readSummary(sections);
  const kept = sections
    .filter(({ section }) => section !== 'other' && section !== 'references')
    .flatMap((each) => each.lines);
  const certificates = linesOf(sections, 'certifications').flatMap((line) =>
    line.text.split(/\s*[;|•·]\s+/).map((item) => item.replaceAll('\t', ', ').trim()),
  );
  const periods = experience.flatMap(({ period }) => (period ? [period] : []));
  return {
    extractedData: fitted({
      personalInfo: readContact(
        [
          ...linesOf(sections, 'head', 'contact'),
          ...linesOf(sections, 'summary').filter(isContactLine),
        ],
        kept,
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
  };
}
