import { table } from '#domain/words/table.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { addressesIn } from './addresses.ts';
import { findDate } from './dates.ts';
import { inlineHeading, looseSectionOf, type Section, sectionOf } from './headings.ts';
import { titleScore } from './jobWords.ts';
import { ONLY_LEVEL } from './listItems.ts';
import { isBodyLabel } from './prose.ts';

/** The lines under one heading. 'head' has no heading: the top of the page or of a column. */
export interface SectionLines {
  section: Section | 'head';
  /** The heading as written, or ''. */
  heading: string;
  lines: ResumeLine[];
}

/** Headings that can also name a group of skills or a part of an entry. Their look decides. */
const WEAK = table(
  'achievements, skills, softSkills, projects, other, languages, contact, certifications, summary',
);
const inCapitals = (text: string) => text === text.toUpperCase() && /\p{L}/u.test(text);
/** Lines with the same look share a key. */
const lookOf = ({ size, face, text }: ResumeLine) => `${size} ${face} ${inCapitals(text)}`;
/** Headings may all end with a colon, unlike names in the same look. */
const ENDS_WITH_COLON = /:\W*$/;
const looksOf = (line: ResumeLine) => [
  lookOf(line),
  `${lookOf(line)} ${ENDS_WITH_COLON.test(line.text)}`,
];

const labelOf = (text: string) => (text.split(/[:\t]/)[0] ?? '').toLowerCase();

/** Whether a line can be a heading with any words: short, alone on its line and no name of a job. */
const isShaped = ({ text }: ResumeLine) =>
  /^[\p{Lu}\p{N}]/u.test(text) &&
  text.length < 45 &&
  text.split(' ').length <= 5 &&
  !/[\t|@\d]/.test(text) &&
  titleScore(text) <= 0;

/** The looks of headings: most lines with such a look name sections. */
function headingLooks(lines: ResumeLine[]): string[] {
  const looks = lines.flatMap((line) => {
    const section = sectionOf(line.text);
    const isNamed = section !== null || (isShaped(line) && looseSectionOf(line.text) !== null);
    return looksOf(line).map((look) => ({ look, section, isNamed }));
  });
  return [...Map.groupBy(looks, ({ look }) => look)].flatMap(([look, own]) => {
    const sections = new Set(own.flatMap(({ section }) => section ?? []));
    const named = own.filter(({ isNamed }) => isNamed).length;
    return sections.size > 1 && named >= own.length - named ? [look] : [];
  });
}

function headingFinder(lines: ResumeLine[]) {
  const looks = headingLooks(lines);
  const labels = Map.groupBy(lines, ({ text }) => labelOf(text));
  /** A repeated label, "Employer:", is a part of each entry. */
  const isRepeatedLabel = (text: string) => (labels.get(labelOf(text))?.length ?? 0) > 1;
  /** Also a repeated line, "Key achievements". */
  const isRepeated = (text: string) =>
    (labels.get(labelOf(text))?.filter((line) => line.text === text).length ?? 0) > 1;
  const isInEntries = (open: Section | 'head') =>
    ['experience', 'projects', 'skills', 'education'].includes(open);

  function headingOf(line: ResumeLine, open: Section | 'head', openLook: string): Section | null {
    const { text } = line;
    const isLook = looksOf(line).some((look) => looks.includes(look));
    // "Grundkenntnisse" is the level of a language.
    if (!isLook && (line.bullet || (looks.length > 0 && ONLY_LEVEL.test(text)))) return null;
    const section = sectionOf(text);
    if (section) {
      // Any word can be a skill, "Learning", but not "Professional experience".
      const isSkill = open === 'skills' && !text.trim().includes(' ');
      const isWeak = isInEntries(open) && (isSkill || WEAK.includes(section)) && !line.heading;
      if (isWeak && isRepeated(text)) return null;
      const looksPlain =
        isWeak && !inCapitals(text) && !isLook && looks.length > 0 && line.face !== '';
      return looksPlain ? null : section;
    }
    if (line.bullet || line.face === '' || !(isLook || line.heading) || !isShaped(line))
      return null;
    if (isRepeated(text)) return null;
    const loose = looseSectionOf(text);
    if (loose) return loose;
    // Skills have headings of their own in another look.
    const isSibling = open !== 'head' && (open !== 'skills' || openLook === lookOf(line));
    return isLook && isSibling && !isBodyLabel(text) ? 'other' : null;
  }

  function inlineHeadingOf(line: ResumeLine, open: Section | 'head') {
    const inline = line.bullet ? null : inlineHeading(line.text);
    if (!inline || [open, 'contact'].includes(inline.section) || isRepeatedLabel(line.text))
      return null;
    // "Portfolio: ada.dev • ada@example.com"
    if (addressesIn(inline.rest)[0]?.index === 0) return null;
    const isTabbed = /^[^:]*\t/.test(line.text);
    const [label = ''] = line.text.split(/[:\t]/);
    const isGroup = isInEntries(open) && WEAK.includes(inline.section);
    if (isTabbed) return isGroup && !inCapitals(label) ? null : inline;
    return !isGroup && (inCapitals(label) || open === 'head' || inline.section === 'languages')
      ? inline
      : null;
  }
  return { headingOf, inlineHeadingOf };
}

/** Splits a resume at its headings, found by their words and looks. */
export function splitSections(lines: ResumeLine[]): SectionLines[] {
  const { headingOf, inlineHeadingOf } = headingFinder(lines);
  const sections: SectionLines[] = [];
  const begin = (section: Section | 'head', heading = '') => {
    const open: SectionLines = { section, heading, lines: [] };
    sections.push(open);
    return open;
  };
  let open = begin('head');
  let openLook = '';
  /** In a list of labels, "Languages: …" above "Interests: …". */
  let isInline = false;
  for (const line of lines) {
    const heading = headingOf(line, open.section, openLook);
    if (heading) {
      open = begin(heading, line.text);
      openLook = lookOf(line);
      isInline = false;
      continue;
    }
    if (line.startsBlock) open = begin('head');
    const inline = inlineHeadingOf(line, isInline ? 'head' : open.section);
    if (inline) {
      isInline = true;
      open = begin(inline.section, line.text.slice(0, -inline.rest.length));
      open.lines.push({ ...line, text: inline.rest, startsBlock: false });
      continue;
    }
    open.lines.push(line);
  }
  return sections
    .filter(({ heading, lines: own }) => heading !== '' || own.length > 0)
    .map((each) => ({ ...each, section: sectionByContent(each) }));
}

const isLabeled = ({ text }: ResumeLine) => /^[^:\t]{3,30}(?:\s*:|\t)/.test(text);

/** The section that the lines show where the heading may mean two. */
function sectionByContent({ section, lines }: SectionLines): Section | 'head' {
  if (lines.filter(isLabeled).length <= lines.length / 2) return section;
  // "Personal profile": prose, or date of birth and address. "Experience and knowledge": positions, or lists.
  if (section === 'summary') return 'contact';
  return section === 'experience' && !lines.some(({ text }) => findDate(text)) ? 'skills' : section;
}

/** All lines under headings of these kinds. */
export const linesOf = (sections: SectionLines[], ...wanted: (Section | 'head')[]): ResumeLine[] =>
  sections.filter(({ section }) => wanted.includes(section)).flatMap(({ lines }) => lines);
