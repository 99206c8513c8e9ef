import type { ReadEducation } from '../reader/education.ts';
import type { ReadExperience } from '../reader/experience.ts';
import { sectionOf } from '../reader/headings.ts';
import { isPlace } from '../reader/places.ts';
import { resumeLine } from '../resumeLine.ts';
import { exportPeriod } from './exportDates.ts';
import { type ExportLine, joinLines, paragraphs, SIZE } from './exportLines.ts';

interface MainSection {
  heading: string;
  lines: ExportLine[];
}

export interface MainColumn {
  name: string;
  location: string;
  summary: string;
  experience: ReadExperience[];
  education: ReadEducation[];
}

/** The headline's lines are 14.4 points apart; the place follows after 15.4. */
const HEADLINE_GAP = 15;
/** A wrapped place. The first line of a description has more space above it. */
const PLACE_GAP = 16;
/** At the top of a page a place is higher up than a description, whose lines are further apart. */
const PLACE_TOP = 54.4;
/** Between schools; the lines of one have 18 points. */
const SCHOOL_GAP = 25;

function sectionsOf(main: ExportLine[]): { head: ExportLine[]; sections: MainSection[] } {
  const head: ExportLine[] = [];
  const sections: MainSection[] = [];
  for (const line of main) {
    if (line.size === SIZE.section) sections.push({ heading: line.text, lines: [] });
    else (sections.at(-1)?.lines ?? head).push(line);
  }
  return { head, sections };
}

/** The kind of a section by its title, or in other languages by its fonts. */
function kindOf({ heading, lines }: MainSection): 'summary' | 'experience' | 'education' {
  const section = sectionOf(heading);
  if (section === 'summary' || section === 'experience' || section === 'education') return section;
  if (lines.some(({ size }) => size === SIZE.title)) return 'experience';
  return lines.every(({ size }) => size === SIZE.large) ? 'summary' : 'education';
}

/** Splits lines before each line that starts a group. */
function groupsOf(
  lines: ExportLine[],
  isStart: (line: ExportLine, before: ExportLine) => boolean,
): ExportLine[][] {
  const groups: ExportLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (!before || isStart(line, before)) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}

const ofSize = (lines: ExportLine[], size: number) => lines.filter((line) => line.size === size);
const clean = (lines: ExportLine[]) => resumeLine(joinLines(lines)).text;

/** One position: its title, its period, perhaps its place, and its description. */
function readPosition(company: string, lines: ExportLine[]): ReadExperience {
  const [dates, ...rest] = ofSize(lines, SIZE.text);
  const isPlaceLine = ({ gap, y }: ExportLine) => (gap === null ? y < PLACE_TOP : gap < PLACE_GAP);
  const firstOther = rest.findIndex((line) => !isPlaceLine(line));
  const place = firstOther < 0 ? rest : rest.slice(0, firstOther);
  const period = dates ? exportPeriod(dates.text) : null;
  const title = clean(ofSize(lines, SIZE.title));
  return {
    title,
    company,
    location: clean(place),
    startDate: period?.start ?? '',
    endDate: period?.end ?? '',
    description: paragraphs(rest.slice(place.length)).join('\n'),
    technologies: [],
    period,
    source: `${title}, ${company}`,
    isGuess: false,
  };
}

/** The positions. An employer with several has their total length below its name. */
function readExperience(lines: ExportLine[]): ReadExperience[] {
  const startsAs = (size: number) => (line: ExportLine, before: ExportLine) =>
    line.size === size && before.size !== size;
  return groupsOf(lines, startsAs(SIZE.large)).flatMap((employer) => {
    const company = clean(ofSize(employer, SIZE.large));
    const first = employer.findIndex(({ size }) => size === SIZE.title);
    if (first < 0) return [];
    return groupsOf(employer.slice(first), startsAs(SIZE.title)).map((position) =>
      readPosition(company, position),
    );
  });
}

/** Behind the degree: "· (2010 - 2014)". */
const YEARS = /\s*·\s*\((?<years>[^()]*\d{4}[^()]*)\)$/;

function readEducation(lines: ExportLine[]): ReadEducation[] {
  const isSchool = (line: ExportLine, before: ExportLine) =>
    line.size === SIZE.large && (before.size !== SIZE.large || (line.gap ?? 0) > SCHOOL_GAP);
  return groupsOf(lines, isSchool).map((school) => {
    const institution = clean(ofSize(school, SIZE.large));
    const text = joinLines(ofSize(school, SIZE.text));
    const years = YEARS.exec(text)?.groups?.years ?? '';
    const degree = text
      .replace(YEARS, '')
      .replaceAll(' ,', ',')
      .replace(/[,\s]+$/, '');
    return {
      degree,
      institution,
      location: '',
      graduationYear: years.match(/\d{4}/g)?.at(-1) ?? '',
      source: `${institution}, ${degree}`,
      isGuess: false,
    };
  });
}

/** Reads the main column: the person, and what they did. */
export function readMainColumn(main: ExportLine[]): MainColumn {
  const { head, sections } = sectionsOf(main);
  // The headline and the place.
  const about = groupsOf(ofSize(head, SIZE.large), ({ gap }) => (gap ?? 0) > HEADLINE_GAP).map(
    clean,
  );
  const [first = ''] = about;
  const linesOf = (kind: string) =>
    sections.filter((section) => kindOf(section) === kind).flatMap((section) => section.lines);
  return {
    name: clean(ofSize(head, SIZE.name)),
    location: about[1] ?? (isPlace(first) ? first : ''),
    summary: paragraphs(linesOf('summary')).join('\n'),
    experience: readExperience(linesOf('experience')),
    education: readEducation(linesOf('education')),
  };
}
