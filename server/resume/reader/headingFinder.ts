import type { ResumeLine } from '../resumeLine.ts';
import { isTableHead } from './fieldLabels.ts';
import { looseSectionOf, plainLooseSectionOf } from './headingStems.ts';
import { inlineHeading, type Section, sectionOf } from './headings.ts';
import { readsAsTitle } from './jobWords.ts';
import { inCapitals, isFormatted, lookOf } from './lineLook.ts';
import { listsProgramming } from './programmingLanguages.ts';

/** What is open while a line is looked at: its section, or the head. */
type Open = Section | 'head' | undefined;

export interface HeadingFinder {
  /** What the line heads; `null` when it is no heading. */
  headingOf(line: ResumeLine, open: Open): Section | null;
  /** What stands before the words of a section on one line: "Skills: Go". */
  inlineHeadingOf(line: ResumeLine, open: Open): { section: Section; rest: string } | null;
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
];

/** As many headings of one kind make a habit of the document. */
const HABIT = 3;

/** The look that most headings have; `null` when too few are known to tell. */
const headingLook = (lines: ResumeLine[]): string | null =>
  commonLook(lines, sectionOf, 2) ?? commonLook(lines.filter(isFormatted), looseSectionOf, HABIT);

function commonLook(
  lines: ResumeLine[],
  toSection: (text: string) => Section | null,
  fewest: number,
): string | null {
  const counts = new Map<string, number>();
  for (const line of lines) {
    if (line.bullet || !toSection(line.text)) continue;
    counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + 1);
  }
  const [look, count] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return look && count && count >= fewest ? look : null;
}

/** All looks that head more than one section, and that most lines of the look are headings in. */
function headingLooks(lines: ResumeLine[]): Set<string> {
  const known = new Map<string, Set<Section>>();
  const others = new Map<string, number>();
  for (const line of lines) {
    const look = lookOf(line);
    const section = line.bullet ? null : sectionOf(line.text);
    if (section) known.set(look, (known.get(look) ?? new Set()).add(section));
    else others.set(look, (others.get(look) ?? 0) + 1);
  }
  return new Set(
    [...known].flatMap(([look, sections]) =>
      sections.size > 1 && sections.size > (others.get(look) ?? 0) ? [look] : [],
    ),
  );
}

const inEntries = (open: Open) => open === 'experience' || open === 'projects' || open === 'skills';

/** Learns from all lines how the document sets its headings. */
export function headingFinder(lines: ResumeLine[]): HeadingFinder {
  const look = headingLook(lines);
  const alike = lines.filter((line) => look === lookOf(line));
  const known = alike.filter(({ text }) => sectionOf(text) ?? looseSectionOf(text)).length;
  const lookIsHeading = look !== null && known >= HABIT && alike.length - known < known;
  /** Looks in which several headings are set, and not much else: a narrow column may have its own. */
  const looks = headingLooks(lines);
  const strict = lines.filter(({ text }) => sectionOf(text) !== null);
  const colons = strict.filter(({ text }) => text.endsWith(':')).length;
  /** Squares and the like stand before headings too. */
  const areBulleted = strict.filter(({ bullet }) => bullet).length >= HABIT;
  /** Headings in the margin, each beside the first words of its section. */
  const areMarginal =
    lines.filter(({ text }) => text.includes('\t') && inlineHeading(text)).length >= HABIT;
  const looksSo = (line: ResumeLine) => lookIsHeading && lookOf(line) === look;

  function strictHeading(line: ResumeLine, section: Section, open: Open): Section | null {
    const { text } = line;
    if (line.bullet && lookOf(line) !== look && !(areBulleted && inCapitals(text))) return null;
    if (section === 'languages' && listsProgramming(lines[lines.indexOf(line) + 1])) {
      return open === 'skills' ? null : 'skills';
    }
    if (inEntries(open) && WEAK.includes(section) && !line.heading) {
      if (isFormatted(line) && lookIsHeading && !looks.has(lookOf(line))) return null;
      if (!isFormatted(line) && text.endsWith(':') && colons < HABIT) return null;
    }
    return section;
  }

  function looseHeading(line: ResumeLine): Section | null {
    const { text } = line;
    if (line.bullet || readsAsTitle(text)) return null;
    // Where a format knows no looks, capitals still are one.
    if (!isFormatted(line) && !(looksSo(line) && inCapitals(text)))
      return plainLooseSectionOf(text);
    const stands = looksSo(line) || (line.heading && look === null);
    const isLabel = colons >= 2 && text.endsWith(':');
    return stands || isLabel ? looseSectionOf(text.replace(/:$/, '')) : null;
  }

  /** A short line in the look of headings whose words we do not know. */
  function isUnknownHeading(line: ResumeLine, open: Open): boolean {
    const { text } = line;
    const isShort = text.length < 45 && !/[\t|@\d]/.test(text) && text.split(' ').length <= 5;
    // Among skills it names a group.
    const mayBe = open !== undefined && open !== 'head' && (open !== 'skills' || line.heading);
    return mayBe && isShort && !line.bullet && isFormatted(line) && looksSo(line);
  }

  return {
    headingOf(line, open) {
      const section = sectionOf(line.text);
      if (section) return strictHeading(line, section, open);
      return looseHeading(line) ?? (isUnknownHeading(line, open) ? 'other' : null);
    },
    inlineHeadingOf(line, open) {
      const inline = line.bullet ? null : inlineHeading(line.text);
      if (!inline || isTableHead(line.text)) return null;
      const [label = ''] = line.text.split(/[:\t]/);
      const tabbed = line.text.includes('\t');
      if (inline.section === 'languages' && listsProgramming({ text: inline.rest })) return null;
      if (inline.section === 'contact' || (inline.section === 'other' && !tabbed)) return null;
      const isSpoken = inline.section === 'languages' && (open === 'contact' || open === 'other');
      if (!tabbed && !inCapitals(label) && open !== 'head' && !isSpoken) return null;
      const isGroup = inEntries(open) && WEAK.includes(inline.section);
      return isGroup && !(tabbed && (areMarginal || inCapitals(label))) ? null : inline;
    },
  };
}
