import type { ResumeLine } from '../resumeLine.ts';
import { findDate } from './dates.ts';
import {
  inlineHeading,
  isDocumentTitle,
  looseSectionOf,
  type Section,
  sectionOf,
} from './headings.ts';
import { titleScore } from './jobWords.ts';
import { isSpokenLanguage } from './languages.ts';
import { splitItems } from './listItems.ts';

/** Lines under one heading. 'head' is what comes before any heading, or at the top of a column. */
export interface SectionLines {
  section: Section | 'head';
  /** The words of the heading as written; '' where there is none. */
  heading: string;
  lines: ResumeLine[];
}

/** Words that also name a group of skills or a part of an entry: their look decides. */
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
  'interests',
  'education',
];
const inCapitals = (text: string) => text === text.toUpperCase() && /\p{L}/u.test(text);
/** Lines of one look read alike on paper. */
const lookOf = ({ size, face, text }: ResumeLine) => `${size} ${face} ${inCapitals(text)}`;

/** The looks that headings are set in: those that name sections more often than anything else. */
function headingLooks(lines: ResumeLine[]): Set<string> {
  const sections = new Map<string, Set<Section>>();
  const others = new Map<string, number>();
  for (const line of lines) {
    const look = lookOf(line);
    const section = line.bullet ? null : sectionOf(line.text);
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
  const known = lines.filter(({ text }) => sectionOf(text) !== null);
  /** Squares and the like before headings aren't bullets of a list. */
  const areBulleted = known.filter(({ bullet }) => bullet).length >= 2;
  const colons = known.filter(({ text }) => text.endsWith(':')).length;
  const areMarginal =
    lines.filter(({ text }) => text.includes('\t') && inlineHeading(text)).length >= 3;
  const labels = new Map<string, number>();
  for (const { text } of lines) labels.set(labelOf(text), (labels.get(labelOf(text)) ?? 0) + 1);
  /** A label that comes back, "Employer:" or "Key achievements", is a part of each entry. */
  const isRepeated = (text: string) => (labels.get(labelOf(text)) ?? 0) > 1;
  const isInEntries = (open: Section | 'head') =>
    ['experience', 'projects', 'skills', 'education'].includes(open);

  /** "Languages" can head those of programming: the line below it tells. */
  function listsProgramming(line: ResumeLine): boolean {
    const items = splitItems(lines[lines.indexOf(line) + 1]?.text ?? '');
    return (
      !items.some(isSpokenLanguage) &&
      items.some((item) =>
        /^(?:java(?:script)?|typescript|python|c|c\+\+|c#|go|rust|ruby|php|sql|kotlin|swift|r|bash|html5?)$/i.test(
          item,
        ),
      )
    );
  }

  function headingOf(line: ResumeLine, open: Section | 'head'): Section | null {
    const { text } = line;
    const isLook = looks.has(lookOf(line));
    if (line.bullet && !isLook && !(areBulleted && inCapitals(text))) return null;
    const section = sectionOf(text);
    if (section === 'languages' && listsProgramming(line))
      return open === 'skills' ? null : 'skills';
    if (
      section &&
      WEAK.includes(section) &&
      (open === 'experience' || open === 'projects') &&
      isRepeated(text)
    )
      return null;
    if (section) {
      const isWeak = isInEntries(open) && WEAK.includes(section) && !line.heading && !isLook;
      if (isWeak && looks.size > 0 && line.face !== '') return null;
      return isWeak && text.endsWith(':') && colons < 3 ? null : section;
    }
    if (line.bullet || line.face === '' || !(isLook || line.heading) || titleScore(text) > 0)
      return null;
    const loose = looseSectionOf(text.replace(/:$/, ''));
    if (loose) return loose;
    // A short line in the look of headings whose words we don't know. With a date below it, it names an entry.
    const isShort = text.length < 45 && !/[\t|@\d,]/.test(text) && text.split(' ').length <= 5;
    const isEntry =
      isInEntries(open) &&
      lines
        .slice(lines.indexOf(line) + 1)
        .slice(0, 3)
        .some((each) => findDate(each.text) !== null);
    return isShort && isLook && !isEntry && open !== 'head' && open !== 'skills' ? 'other' : null;
  }

  function inlineHeadingOf(line: ResumeLine, open: Section | 'head') {
    const inline = line.bullet ? null : inlineHeading(line.text);
    if (!inline || inline.section === 'contact' || isRepeated(line.text)) return null;
    const isTabbed = /^[^:]*\t/.test(line.text);
    const [label = ''] = line.text.split(/[:\t]/);
    if (inline.section === 'other' && !isTabbed) return null;
    if (inline.section === 'languages' && !splitItems(inline.rest).some(isSpokenLanguage))
      return null;
    if (
      !isTabbed &&
      !inCapitals(label) &&
      open !== 'head' &&
      !(inline.section === 'languages' && open !== 'skills')
    )
      return null;
    const isGroup = isInEntries(open) && WEAK.includes(inline.section);
    return isGroup && !(isTabbed && (areMarginal || inCapitals(label))) ? null : inline;
  }
  return { headingOf, inlineHeadingOf };
}

/** Splits a resume at its headings, which words and looks tell. */
export function splitSections(lines: ResumeLine[]): SectionLines[] {
  const { headingOf, inlineHeadingOf } = headingFinder(lines);
  const sections: SectionLines[] = [];
  const begin = (section: Section | 'head', heading = '') => {
    const open: SectionLines = { section, heading, lines: [] };
    sections.push(open);
    return open;
  };
  const sectionsByLine = new Map<ResumeLine, Section | 'head'>();
  let open = begin('head');
  for (const line of lines) {
    if (isDocumentTitle(line.text) && !line.bullet) {
      if (line.startsBlock) open = begin('head');
      continue;
    }
    const heading = headingOf(line, open.section);
    if (heading) {
      open = begin(heading, line.text);
      sectionsByLine.set(line, heading);
      if (line.links.length > 0) open.lines.push({ ...line, text: '' });
      continue;
    }
    if (line.startsBlock) open = begin('head');
    else if (line.continues) open = begin(sectionsByLine.get(line.continues) ?? open.section);
    const inline = inlineHeadingOf(line, open.section);
    if (inline) {
      open = begin(inline.section, line.text.slice(0, -inline.rest.length));
      open.lines.push({ ...line, text: inline.rest, startsBlock: false });
    } else open.lines.push(line);
    sectionsByLine.set(line, open.section);
  }
  return withNamedSkills(sections.filter((each) => each.heading !== '' || each.lines.length > 0));
}

const isItem = ({ text }: ResumeLine) =>
  text.split(/\s+/).length <= 6 && !/\d{4}|[.:@]|https?/.test(text);

/** A list under a heading that says nothing, "Kitchen", holds the skills of a resume without others. */
function withNamedSkills(sections: SectionLines[]): SectionLines[] {
  if (sections.some(({ section, lines }) => section === 'skills' && lines.length > 0))
    return sections;
  return sections.map((each) => {
    const isUnknown = each.section === 'other' && looseSectionOf(each.heading) === null;
    const isList = each.lines.length > 1 && each.lines.every(isItem);
    return isUnknown && isList ? { ...each, section: 'skills' } : each;
  });
}

/** All lines under headings of these kinds. */
export const linesOf = (sections: SectionLines[], ...wanted: (Section | 'head')[]): ResumeLine[] =>
  sections.filter(({ section }) => wanted.includes(section)).flatMap(({ lines }) => lines);
