import type { ResumeResponse } from '#domain/contract/resume.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { readContact, readEmail } from './contact.ts';
import { readEducation } from './education.ts';
import { readExperience } from './experience.ts';
import { readLanguages } from './languages.ts';
import { splitItems } from './listItems.ts';
import { readName } from './personName.ts';
import { readProjects } from './projects.ts';
import { withoutPrompts } from './prompts.ts';
import { resumeResponse } from './resumeResponse.ts';
import { linesOf, splitSections } from './sections.ts';
import { readSkills } from './skills.ts';
import { isContactLine, readSummary } from './summary.ts';

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
  const all = own.flatMap((each) => each.lines);
  const email = readEmail(head, all);
  const name = readName(head, email);
  const contact = readContact(head, all, { name: name.name, email });
  const summary = readSummary(sections, name.name);
  const certificates = linesOf(sections, 'certifications').flatMap((line) =>
    plain(line)
      .split(/\s*[;|•·]\s+/)
      .map((item) => item.trim()),
  );
  return resumeResponse(
    {
      contact,
      sections,
      name,
      summary,
      skills: {
        ...skills,
        certifications: [...certificates.filter((item) => item !== ''), ...skills.certifications],
        languages: [
          ...new Set([...readLanguages(linesOf(sections, 'languages')), ...skills.languages]),
        ],
      },
      experience,
      education,
      projects: readProjects(linesOf(sections, 'projects')),
      interests: linesOf(sections, 'interests').flatMap(({ text }) => splitItems(text)),
      achievements: [
        ...linesOf(sections, 'achievements').map(plain),
        ...education.flatMap(({ theses, institution }) =>
          theses.map((thesis) => (institution === '' ? thesis : `${thesis}, ${institution}`)),
        ),
      ],
    },
    now,
  );
}
