import type { Section } from '#domain/words/resumeHeadings.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { startsAsDegree } from './educationFacts.ts';
import {
  inlineHeading,
  isDocumentTitle,
  looseSectionOf,
  namesBoth,
  sectionOf,
} from './headings.ts';
import { titleScore } from './jobWords.ts';

/** The lines under one heading. 'head' has no heading: the top of the page or of a column. */
export interface SectionLines {
  section: Section | 'head';
  /** The heading as written, or ''. */
  heading: string;
  lines: ResumeLine[];
}

/** Headings that can also name a group of skills or a part of an entry. Their look decides. */
const WEAK: Section[] = [
  'achievements',
  'skills',
  'softSkills',
  'projects',
  'other',
  'languages',
  'contact',
  'certifications',
  'summary',
];
const inCapitals = (text: string) => text === text.toUpperCase() && /\p{L}/u.test(text);
/** Lines with the same look share a key. */
const lookOf = ({ size, face, text }: ResumeLine) => `${size} ${face} ${inCapitals(text)}`;

/** The looks of headings: most lines with such a look name sections. */
function headingLooks(lines: ResumeLine[]): Set<string> {
  const sections = new Map<string, Set<Section>>();
  const others = new Map<string, number>();
  for (const line of lines) {
    const look = lookOf(line);
    const section = sectionOf(line.text);
    if (section) sections.set(look, (sections.get(look) ?? new Set()).add(section));
    else others.set(look, (others.get(look) ?? 0) + 1);
  }
  const isHeadingLook = ([look, known]: [string, Set<Section>]) =>
    known.size > 1 && known.size >= (others.get(look) ?? 0);
  return new Set([...sections].filter(isHeadingLook).map(([look]) => look));
}

const labelOf = (text: string) => (text.split(/[:\t]/)[0] ?? '').toLowerCase();

function headingFinder(lines: ResumeLine[]) {
  const looks = headingLooks(lines);
  const labels = new Map<string, number>();
  for (const { text } of lines) labels.set(labelOf(text), (labels.get(labelOf(text)) ?? 0) + 1);
  /** A repeated label, "Employer:" or "Key achievements", is a part of each entry. */
  const isRepeated = (text: string) => (labels.get(labelOf(text)) ?? 0) > 1;
  const isInEntries = (open: Section | 'head') =>
    ['experience', 'projects', 'skills', 'education'].includes(open);

  function headingOf(line: ResumeLine, open: Section | 'head', openLook: string): Section | null {
    const { text } = line;
    const isLook = looks.has(lookOf(line));
    if (line.bullet && !isLook) return null;
    const section = sectionOf(text);
    if (section) {
      const isWeak =
        !inCapitals(text) && isInEntries(open) && WEAK.includes(section) && !line.heading;
      const looksPlain = isWeak && !isLook && looks.size > 0 && line.face !== '';
      return looksPlain ? null : section;
    }
    if (line.bullet || line.face === '' || !(isLook || line.heading) || titleScore(text) > 0)
      return null;
    const loose = looseSectionOf(text.replace(/:$/, ''));
    if (loose) return loose;
    // A heading with unknown words.
    const isShort = text.length < 45 && !/[\t|@\d,]/.test(text) && text.split(' ').length <= 5;
    // Skills have headings of their own in another look.
    const isSibling = open !== 'head' && (open !== 'skills' || openLook === lookOf(line));
    return isShort && isLook && isSibling ? 'other' : null;
  }

  function inlineHeadingOf(line: ResumeLine, open: Section | 'head') {
    const inline = line.bullet ? null : inlineHeading(line.text);
    if (!inline || inline.section === 'contact' || isRepeated(line.text)) return null;
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

/** Which part of "Certifications and education" a line begins, or `null` if it continues one. */
function partOf(text: string): Section | null {
  if (/certif|licen[cs]|zertifi/i.test(text)) return 'certifications';
  return startsAsDegree(text) ? 'education' : null;
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
    if (isDocumentTitle(line.text) && !line.bullet) {
      continue;
    }
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
    const part = namesBoth(open.heading) ? partOf(line.text) : null;
    if (part && part !== open.section) open = begin(part, open.heading);
    open.lines.push(line);
  }
  return sections.filter(({ heading, lines: own }) => heading !== '' || own.length > 0);
}

/** All lines under headings of these kinds. */
export const linesOf = (sections: SectionLines[], ...wanted: (Section | 'head')[]): ResumeLine[] =>
  sections.filter(({ section }) => wanted.includes(section)).flatMap(({ lines }) => lines);
