import type { Education } from '#domain/contract/profile.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { type Facts, hasField, isDetail, readFacts, startsAsDegree } from './educationFacts.ts';
import { fieldOf } from './fieldLabel.ts';
import { isProse } from './prose.ts';

const TOWN = /^\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+){0,2}$/u;

const CELLS = /\t|\s[|•·]\s/;

/** Words of a sentence that is no name. */
const SENTENCE = 12;

export interface ReadEducation extends Education {
  /** The lines of the file with the names. */
  source: string;
  /** No word shows which of the names is the degree. */
  isGuess: boolean;
}

/** The lines of one degree, as they are read. */
const emptyDraft = () => ({
  degree: '',
  institution: '',
  location: '',
  graduationYear: '',
  gpa: '',
  source: '',
  isGuess: false,
  /** Names that are neither a degree nor an institution by their words. */
  others: [] as string[],
  isDated: false,
});
type Draft = ReturnType<typeof emptyDraft>;

/** Names without the labels of a form or the head of a table: "Polytechnic College, University". */
const withoutLabels = (names: string): string =>
  names
    .split(', ')
    .filter((name) => fieldOf(name) === null)
    .join(', ');

/** Completes an entry by its other names; `null` if nothing shows that it is one. */
function completed({ others, isDated, ...entry }: Draft): ReadEducation | null {
  const [first = '', second = ''] = others;
  const isNamed = entry.degree !== '' || entry.institution !== '';
  if (!isNamed && (second === '' || entry.graduationYear === '')) return null;
  const isGuess = !isNamed || (first !== '' && (entry.degree === '' || entry.institution === ''));
  const degree = withoutLabels(entry.degree || first);
  const institution = withoutLabels(entry.institution || (entry.degree === '' ? second : first));
  if (institution === '' && (degree === '' || entry.degree === '')) return null;
  const { gpa, ...given } = entry;
  return { ...given, ...(gpa && { gpa }), degree, institution, isGuess };
}

/** Whether an entry takes no more than the grade from a line: from prose and details. */
function isDescription({ line, text, rest, year, institutions }: Facts): boolean {
  if (isDetail(text)) return true;
  // "Departamento de Física, Universidad de los Andes, Bogotá."
  const isSchool = institutions.length > 0 && !line.bullet && text.split(' ').length < SENTENCE;
  return isProse(line) && !startsAsDegree(rest) && year === '' && !isSchool;
}

const hasName = ({ degree, institution, others }: Draft) =>
  degree !== '' || institution !== '' || others.length > 1;

/** Whether the line is the first one of the next entry. */
function startsNext(entry: Draft, facts: Facts): boolean {
  // "School of Engineering" below its university
  const isPart =
    entry.isDated && !facts.isDated && entry.degree === '' && facts.degrees.length === 0;
  return (
    (facts.degrees.length > 0 && entry.degree !== '') ||
    (facts.institutions.length > 0 && entry.institution !== '' && !isPart) ||
    (facts.isDated && entry.isDated && hasName(entry))
  );
}

/** Adds what the line says and the entry doesn't have yet. */
function addFacts(entry: Draft, facts: Facts): void {
  const { rest, year, degrees, institutions, others } = facts;
  const [school = ''] = institutions;
  const [degree = ''] = degrees;
  // Of several years above the names, the last one is the graduation.
  if (entry.graduationYear === '' || (!hasName(entry) && year !== '')) entry.graduationYear = year;
  entry.gpa ||= facts.gpa;
  entry.location ||= facts.place;
  entry.isDated ||= facts.isDated;
  // "Bachelor of Arts - Political Science"
  const isField =
    degree !== '' &&
    school === '' &&
    entry.degree === '' &&
    !(hasField(degree) && CELLS.test(rest.trim()));
  entry.degree ||= [degree, ...degrees.slice(1), ...(isField ? others : [])].join(', ');
  for (const name of isField ? [] : others) {
    const isTown = school !== '' && rest.indexOf(name) > rest.indexOf(school);
    if (isTown) entry.location ||= TOWN.test(name) ? name : '';
    else entry.others.push(name);
  }
  entry.institution ||= institutions.join(', ');
  entry.source = [entry.source, facts.line.text].filter((part) => part !== '').join(', ');
}

/** A line of names is what most lines in its look are by their words: "NIIT Pune" above "PGDIT, Software". */
function withLookRoles(section: ResumeLine[]): Facts[] {
  const lines = section.map(readFacts);
  const lookOf = ({ line: { size, face, bullet } }: Facts) => `${size} ${face} ${bullet}`;
  const looks = Map.groupBy(
    lines.filter((facts) => !isDescription(facts)),
    lookOf,
  );
  const roleOf = (own: Facts[]) => {
    const [degrees, schools] = (['degrees', 'institutions'] as const).map(
      (kind) => own.filter((facts) => facts[kind].length > 0).length,
    );
    if (degrees && schools) return null;
    if (Math.max(degrees ?? 0, schools ?? 0) < own.length / 2) return null;
    return degrees ? 'degrees' : 'institutions';
  };
  const roles = new Map([...looks].map(([look, own]) => [look, roleOf(own)]));
  if (new Set(roles.values()).size < 2) return lines;
  return lines.map((facts) => {
    const role = roles.get(lookOf(facts));
    const [first, ...others] = facts.others;
    const isKnown = facts.degrees.length + facts.institutions.length > 0;
    const isName = first !== undefined && facts.gpa === '' && !/^\(|:$/.test(facts.text);
    return role && isName && !isKnown ? { ...facts, others, [role]: [first] } : facts;
  });
}

/** LinkedIn's own PDF has schools in larger type than their degrees, which can wrap. */
function withSizeRoles(lines: ResumeLine[]): Facts[] {
  const largest = Math.max(...lines.map(({ size }) => size));
  const whole: ResumeLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && last.size < largest && line.size < largest)
      whole[whole.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else whole.push(line);
  }
  return whole.map(readFacts).map((facts) => {
    const isSchool = facts.line.size === largest;
    const names = [facts.rest.replace(/[\s·()]+$/, '')];
    const [institutions, degrees] = isSchool ? [names, []] : [[], names];
    return { ...facts, institutions, degrees, others: [], place: '' };
  });
}

/** The entries of the education section (product spec, section 3). */
export function readEducation(lines: ResumeLine[], isNetworkExport = false): ReadEducation[] {
  const drafts = [emptyDraft()];
  const withRoles = isNetworkExport ? withSizeRoles : withLookRoles;
  for (const facts of withRoles(lines)) {
    let entry = drafts.at(-1) as Draft;
    if (isDescription(facts)) entry.gpa ||= facts.gpa;
    else {
      if (startsNext(entry, facts)) {
        entry = emptyDraft();
        drafts.push(entry);
      }
      addFacts(entry, facts);
    }
  }
  return drafts.flatMap((draft) => completed(draft) ?? []);
}
