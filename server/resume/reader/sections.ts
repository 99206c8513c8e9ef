import type { ResumeLine } from '../resumeLine.ts';
import { looseSectionOf, plainLooseSectionOf } from './headingStems.ts';
import { inlineHeading, isDocumentTitle, type Section, sectionOf } from './headings.ts';
import { readsAsTitle } from './jobWords.ts';
import { isSpokenLanguage } from './languages.ts';
import { splitItems } from './listItems.ts';

/** Lines under one heading. 'head' is what stands before any heading, or at the top of a column. */
export interface SectionLines {
  section: Section | 'head';
  /** The words of the heading, as written; '' where there is none. */
  heading: string;
  lines: ResumeLine[];
}

const capitals = (text: string) => text === text.toUpperCase() && /\p{L}/u.test(text);

/** Lines of one look read alike on paper. */
const lookOf = ({ size, face, text }: ResumeLine) => `${size} ${face} ${capitals(text)}`;

const isFormatted = ({ face }: ResumeLine) => face !== '';

/** The look that most headings have; `null` when too few are known to tell. */
function headingLook(lines: ResumeLine[]): string | null {
  const counts = new Map<string, number>();
  for (const line of lines) {
    if (line.bullet || !sectionOf(line.text)) continue;
    counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + 1);
  }
  const [look, count] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  if (!look || !count || count < 2) return null;
  return look;
}

/** Wordings that also name a part of an entry or a group of skills: their look decides. */
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
];

/** Whether languages that nobody speaks stand below a heading: those of programming. */
const namesNoLanguage = (next: ResumeLine | undefined): boolean =>
  next !== undefined &&
  /[,;|•·\t]|^\S+$/.test(next.text) &&
  !splitItems(next.text).some(isSpokenLanguage) &&
  !/muttersprache|native|mother|\b[ABC][12]\b/i.test(next.text) &&
  splitItems(next.text).some((item) => PROGRAMMING.test(item));
const PROGRAMMING =
  /^(?:java|javascript|typescript|python|c|c\+\+|c#|go|golang|rust|ruby|php|sql|kotlin|swift|scala|r|matlab|bash|shell|perl|html5?|css3?|dart|julia|haskell|elixir)$/i;

/** Parts a resume at its headings. */
export function splitSections(lines: ResumeLine[]): SectionLines[] {
  const look = headingLook(lines);
  const alike = lines.filter((line) => look === lookOf(line));
  const known = alike.filter(({ text }) => sectionOf(text) ?? looseSectionOf(text)).length;
  const unknown = alike.length - known;
  const lookIsHeading = look !== null && known >= 3 && unknown < known;
  const colons = lines.filter((line) => sectionOf(line.text) && /:$/.test(line.text)).length;
  /** Headings in the margin, each beside the first words of its section. */
  const areMarginal =
    lines.filter(({ text }) => text.includes('\t') && inlineHeading(text)).length >= 3;
  const sections: SectionLines[] = [];
  const headingOf = (line: ResumeLine): Section | null => {
    const { text } = line;
    const section = sectionOf(text);
    const current = sections.at(-1)?.section;
    if (section === 'languages' && namesNoLanguage(lines[lines.indexOf(line) + 1])) {
      return current === 'skills' ? null : 'skills';
    }
    if (section) {
      if (line.bullet && lookOf(line) !== look) return null;
      const inEntry = current === 'experience' || current === 'projects' || current === 'skills';
      if (inEntry && WEAK.includes(section) && !line.heading) {
        if (isFormatted(line) && lookIsHeading && lookOf(line) !== look) return null;
        if (!isFormatted(line) && /:$/.test(text) && colons < 3) return null;
      }
      return section;
    }
    if (!line.bullet && !readsAsTitle(text)) {
      const stands = line.heading || (lookIsHeading && lookOf(line) === look);
      const loose = !isFormatted(line)
        ? plainLooseSectionOf(text)
        : stands || (colons >= 2 && text.endsWith(':'))
          ? looseSectionOf(text.replace(/:$/, ''))
          : null;
      if (loose) return loose;
    }
    const isShort = text.length < 45 && !/[\t|@\d]/.test(text) && text.split(' ').length <= 5;
    if (
      sections.length > 0 &&
      isFormatted(line) &&
      lookIsHeading &&
      lookOf(line) === look &&
      isShort &&
      !line.bullet &&
      current !== 'head' &&
      // There it names a group.
      (current !== 'skills' || line.heading)
    )
      return 'other';
    return null;
  };
  let open: SectionLines | null = null;
  const begin = (section: Section | 'head', heading = '') => {
    open = { section, heading, lines: [] };
    sections.push(open);
    return open;
  };
  for (const line of lines) {
    if (isDocumentTitle(line.text) && !line.bullet) {
      if (line.startsBlock) open = begin('head');
      continue;
    }
    const heading = headingOf(line);
    if (line.startsBlock && !heading) open = begin('head');
    open ??= begin('head');
    if (heading) {
      open = begin(heading, line.text);
      if (line.links.length > 0) open.lines.push({ ...line, text: '' });
      continue;
    }
    const inline = line.bullet ? null : inlineHeading(line.text);
    const tabbed = line.text.includes('\t');
    const isGroup =
      open.section === 'skills' || open.section === 'experience' || open.section === 'projects';
    const strong =
      inline && (tabbed || capitals(line.text.split(':')[0] ?? '') || open.section === 'head');
    const isContactLabel =
      inline?.section === 'contact' || (inline?.section === 'other' && !tabbed);
    if (
      inline &&
      strong &&
      !isContactLabel &&
      (!isGroup ||
        !WEAK.includes(inline.section) ||
        (tabbed && (areMarginal || capitals(line.text.split('\t')[0] ?? ''))))
    ) {
      open = begin(inline.section, line.text.slice(0, -inline.rest.length));
      open.lines.push({ ...line, text: inline.rest, startsBlock: false });
      continue;
    }
    open.lines.push(line);
  }
  return sections;
}

/** All lines under headings of that kind. */
export const linesOf = (sections: SectionLines[], ...wanted: (Section | 'head')[]): ResumeLine[] =>
  sections.filter(({ section }) => wanted.includes(section)).flatMap(({ lines }) => lines);
