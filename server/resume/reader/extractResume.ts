import type { ResumeResponse } from '#domain/contract/resume.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { readContact, readEmail } from './contact.ts';
import { withoutAmericanDays } from './dates.ts';
import { readEducation } from './education.ts';
import { readExperience } from './experience.ts';
import { titleScore } from './jobWords.ts';
import { readLanguages } from './languages.ts';
import { isFragment, listEntries, splitItems } from './listItems.ts';
import { isDocumentTitle, readName } from './personName.ts';
import { readProjects } from './projects.ts';
import { withoutPrompts } from './prompts.ts';
import { resumeResponse } from './resumeResponse.ts';
import { linesOf, splitSections } from './sections.ts';
import { readSkills } from './skills.ts';
import { isContactLine, readSummary } from './summary.ts';
import { withoutTableHeads } from './tableHead.ts';
import { wholePeriods, withoutHeadBullets } from './wholePeriods.ts';

/** Reads a resume's lines by rules. Current periods end at `now`. */
export function extractResume(lines: ResumeLine[], now: Date): ResumeResponse {
  const written = withoutPrompts(withoutAmericanDays(lines));
  const content = written.slice(isDocumentTitle(written[0]?.text ?? '') ? 1 : 0);
  const sections = splitSections(withoutHeadBullets(wholePeriods(withoutTableHeads(content))));
  const isNetworkExport = lines.some(({ text }) => /linkedin\.com\/in\/.*\(LinkedIn\)/.test(text));
  const education = readEducation(linesOf(sections, 'education'), isNetworkExport);
  const skills = readSkills(linesOf(sections, 'skills'), linesOf(sections, 'softSkills'));
  const own = sections.filter(({ section }) => section !== 'references');
  const head = linesOf(sections, 'head', 'contact');
  const all = own.flatMap((each) => each.lines);
  const email = readEmail(head, all);
  const name = readName(head, email);
  const headed = readExperience(linesOf(sections, 'experience'));
  // Without a heading that we know, dated lines with a title are positions.
  const experience =
    headed.length > 0
      ? headed
      : readExperience(
          linesOf(sections, 'head').filter(
            (line) => !isContactLine(line) && line.text !== name.text,
          ),
        ).filter(({ period, title }) => period && titleScore(title) > 0);
  const contact = readContact(head, all, { name: name.name, email });
  const summary = readSummary(sections);
  return resumeResponse(
    {
      contact,
      sections,
      name,
      summary,
      skills: {
        ...skills,
        certifications: [
          ...listEntries(linesOf(sections, 'certifications')),
          ...skills.certifications,
        ],
        languages: [
          ...new Set([...readLanguages(linesOf(sections, 'languages')), ...skills.languages]),
        ],
      },
      experience,
      education,
      projects: readProjects(linesOf(sections, 'projects')),
      interests: linesOf(sections, 'interests').flatMap(({ text }) =>
        splitItems(text).filter((item) => !isFragment(item)),
      ),
      achievements: listEntries(linesOf(sections, 'achievements')),
    },
    now,
  );
}
