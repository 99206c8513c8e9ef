import type { ResumeResponse } from '#domain/contract/resume.ts';
import { fullName } from '../reader/personName.ts';
import { resumeResponse } from '../reader/resumeResponse.ts';
import { isSoftSkill } from '../reader/skills.ts';
import { type ResumeLine, resumeLine } from '../resumeLine.ts';
import type { PdfPage } from '../textRun.ts';
import { exportLines } from './exportLines.ts';
import { readMainColumn } from './mainColumn.ts';
import { exportContact, listItems, type SideSection, sideSections } from './sideColumn.ts';

/** Reads LinkedIn's "Save to PDF" by its fixed layout; `null` for any other file. */
export function readLinkedInExport(
  pages: PdfPage[],
  now: Date,
): { text: string; response: ResumeResponse } | null {
  const lines = exportLines(pages);
  if (!lines) return null;
  const { name, location, summary, experience, education } = readMainColumn(lines.main);
  const side = sideSections(lines.side);
  const itemsOf = (kind: SideSection['kind']) =>
    side.filter((section) => section.kind === kind).flatMap(listItems);
  const formerEmployers = experience.flatMap(({ company, period }) =>
    period?.until === null ? [] : [company],
  );
  const contactLines = side.filter(({ kind }) => kind === 'contact').flatMap((each) => each.lines);
  const skills = itemsOf('skills');
  const others = side
    .filter(({ kind }) => kind === 'other')
    .map((section) => ({
      section: 'other' as const,
      heading: section.heading,
      lines: listItems(section).map((item): ResumeLine => resumeLine(item)),
    }));
  const response = resumeResponse(
    {
      contact: {
        name: fullName(name),
        ...exportContact(contactLines, { targets: lines.links, summary, formerEmployers }),
        location,
      },
      sections: others,
      name: { name, text: name, isWeak: false },
      summary: { summary, rejected: '' },
      skills: {
        technicalSkills: skills.filter((skill) => !isSoftSkill(skill)),
        softSkills: skills.filter(isSoftSkill),
        certifications: itemsOf('certifications'),
        languages: itemsOf('languages'),
        unread: [],
      },
      experience,
      education,
      projects: [],
      interests: [],
      achievements: itemsOf('achievements'),
    },
    now,
  );
  return { text: '', response };
}
