import { LIMITS } from '#domain/contract/limits.ts';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { readContact, readEmail } from './contact.ts';
import { doubtsOf } from './doubts.ts';
import { readEducation } from './education.ts';
import { readExperience } from './experience.ts';
import { fitted } from './fitted.ts';
import { readLanguages } from './languages.ts';
import { isFragment, listEntries, splitItems } from './listItems.ts';
import { readName } from './personName.ts';
import { readProjects } from './projects.ts';
import { withoutPrompts } from './prompts.ts';
import { linesOf, splitSections } from './sections.ts';
import { readSkills } from './skills.ts';
import { readSummary } from './summary.ts';
import { unreadText } from './unread.ts';
import { yearsOfExperience } from './yearsOfExperience.ts';

/** Reads a resume's lines by rules into the fields of the profile, with doubts. Current periods end at `now`. */
export function extractResume(lines: ResumeLine[], now: Date): ResumeResponse {
  const sections = splitSections(withoutPrompts(lines));
  const experience = readExperience(linesOf(sections, 'experience'));
  const education = readEducation(linesOf(sections, 'education'));
  const skills = readSkills(linesOf(sections, 'skills'), linesOf(sections, 'softSkills'));
  const own = sections.filter(({ section }) => section !== 'references');
  const head = linesOf(sections, 'head', 'contact');
  const all = own.flatMap((each) => each.lines);
  const email = readEmail(head, all);
  const name = readName(head, email);
  const summary = readSummary(sections);
  const read = {
    personalInfo: readContact(head, all, { name: name.name, email }),
    professionalSummary: summary.summary,
    skills: {
      technicalSkills: skills.technicalSkills,
      softSkills: skills.softSkills,
      certifications: [
        ...listEntries(linesOf(sections, 'certifications')),
        ...skills.certifications,
      ],
    },
    experience: experience.map(({ period, source, isGuess, ...entry }) => entry),
    education: education.map(({ source, isGuess, ...entry }) => entry),
    projects: readProjects(linesOf(sections, 'projects')),
    additionalInfo: {
      languages: [
        ...new Set([...readLanguages(linesOf(sections, 'languages')), ...skills.languages]),
      ],
      interests: linesOf(sections, 'interests').flatMap(({ text }) =>
        splitItems(text).filter((item) => !isFragment(item)),
      ),
      achievements: listEntries(linesOf(sections, 'achievements')),
    },
  };
  const periods = experience.flatMap(({ period }) => period ?? []);
  const years = yearsOfExperience(periods, summary.summary, now);
  return {
    extractedData: fitted(read),
    userProfile: { yearsOfExperience: Math.min(years, LIMITS.yearsOfExperience) },
    doubts: doubtsOf({ name, summary, skills, experience, education }, unreadText(sections, read)),
  };
}
