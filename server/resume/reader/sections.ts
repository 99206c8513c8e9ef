import type { ResumeLine } from '../resumeLine.ts';
import { headingFinder } from './headingFinder.ts';
import { looseSectionOf } from './headingStems.ts';
import { isDocumentTitle, type Section, sectionOf } from './headings.ts';

/** Lines under one heading. 'head' is what stands before any heading, or at the top of a column. */
export interface SectionLines {
  section: Section | 'head';
  /** The words of the heading, as written; '' where there is none. */
  heading: string;
  lines: ResumeLine[];
}

/** Parts a resume at its headings. */
export const splitSections = (lines: ResumeLine[]): SectionLines[] =>
  withNamedSkills(sectionsAsHeaded(lines));

const isItem = ({ text }: ResumeLine) =>
  text.split(/[\s\t]+/).length <= 6 && !/\d{4}|[.:@]|https?/.test(text);

/** Items under a heading that says nothing, "Kitchen", are skills where no other skills are, or beside them. */
function withNamedSkills(sections: SectionLines[]): SectionLines[] {
  const isSkills = (each: SectionLines | undefined) => each?.section === 'skills';
  const hasSkills = sections.some((each) => isSkills(each) && each.lines.length > 0);
  return sections.map((each, index) => {
    const { section, heading, lines } = each;
    if (section !== 'other' || sectionOf(heading) !== null || looseSectionOf(heading) !== null)
      return each;
    const isBeside = isSkills(sections[index - 1]) || isSkills(sections[index + 1]);
    const isList = lines.length > 1 && lines.every(isItem);
    return isList && (isBeside || !hasSkills) ? { ...each, section: 'skills' } : each;
  });
}

function sectionsAsHeaded(lines: ResumeLine[]): SectionLines[] {
  const { headingOf, inlineHeadingOf } = headingFinder(lines);
  const sections: SectionLines[] = [];
  const begin = (section: Section | 'head', heading = '') => {
    const open: SectionLines = { section, heading, lines: [] };
    sections.push(open);
    return open;
  };
  for (const line of lines) {
    if (isDocumentTitle(line.text) && !line.bullet) {
      if (line.startsBlock) begin('head');
      continue;
    }
    const heading = headingOf(line, sections.at(-1)?.section);
    if (heading) {
      const { lines: own } = begin(heading, line.text);
      if (line.links.length > 0) own.push({ ...line, text: '' });
      continue;
    }
    const open = (line.startsBlock ? undefined : sections.at(-1)) ?? begin('head');
    const inline = inlineHeadingOf(line, open.section);
    if (inline) {
      const label = line.text.slice(0, -inline.rest.length);
      begin(inline.section, label).lines.push({ ...line, text: inline.rest, startsBlock: false });
    } else open.lines.push(line);
  }
  return sections;
}

/** All lines under headings of that kind. */
export const linesOf = (sections: SectionLines[], ...wanted: (Section | 'head')[]): ResumeLine[] =>
  sections.filter(({ section }) => wanted.includes(section)).flatMap(({ lines }) => lines);
