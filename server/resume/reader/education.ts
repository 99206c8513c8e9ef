import type { Education } from '#domain/contract/profile.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { findDate, findPeriod } from './dates.ts';
import { isTableHead, withoutLabel } from './fieldLabels.ts';
import { isCollegeTown, isPlace, placeAtEnd } from './places.ts';
import { isProse } from './prose.ts';
import { DEGREE, INSTITUTION } from './schoolWords.ts';
import { withWholeNames } from './wholeNames.ts';

const GPA =
  /[,;|(–-]?\s*\(?(?:(?:cum(?:ulative|\.)?|overall|major|final|current)\s+)?(?:c?gpa|grade|cgpa|(?:abschluss)?note|gesamtnote|durchschnitt|final grade|score|percentage)\s*(?:point average)?\s*(?:of|[:=–-])?\s*(\d{1,2}(?:[.,]\d{1,2})?%?(?:\s?\/\s?\d{1,3}(?:\.\d{1,2})?)?)\)?/i;
const CELLS = /\t|\s+[|•·]\s*/;
const TOWN = /^\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+){0,2}$/u;
const TRIM = /^[\s,;|–—•·:()[\]-]+|[\s,;|–—•·:([\]-]+$/g;

interface Found {
  degree: string;
  institution: string;
  location: string;
  graduationYear: string;
  gpa: string;
}

const EMPTY: Found = { degree: '', institution: '', location: '', graduationYear: '', gpa: '' };

const GRADUATION =
  /(?:\(?(?:expected|anticipated)(?: graduation)?:?|graduat(?:ed|ion|ing)(?: date)?:?|class of|completed:?|conferred:?|awarded:?|abschluss:?|voraussichtlich)\s*(?:in )?(?=\W*(?:\p{L}+\.? )?(?:19|20)\d\d)/giu;

/** The class of a British degree. */
const HONOURS = /\((?:2[.:][12i]+|first(?: class)?(?: honou?rs)?|1st|distinction|merit|pass)\)/i;

/** Takes dates and marks out of a line. */
function readLine(text: string): { rest: string; year: string; gpa: string } {
  const gpa = GPA.exec(text)?.[1] ?? '';
  let rest = text.replace(GPA, ' ').replace(HONOURS, ' ').replace(GRADUATION, ' ');
  let year = '';
  for (
    let date = findPeriod(rest) ?? findDate(rest);
    date;
    date = findPeriod(rest) ?? findDate(rest)
  ) {
    // What still lasts has no year of graduation yet.
    year = date.until === null ? '' : String(Math.floor(date.until / 12));
    rest = `${rest.slice(0, date.index)}\t${rest.slice(date.index + date.length)}`;
  }
  return { rest, year, gpa };
}

/** "MSc Physics (University of Bath)": the school in brackets as a cell of its own. */
const withoutBrackets = (text: string) =>
  text.replace(/\(([^()]{4,80})\)/g, (whole, inner: string) =>
    INSTITUTION.test(inner) ? `\t${inner}\t` : whole,
  );

/** Parts of a line that are a degree, an institution, or neither. */
function partsOf(rest: string): {
  degrees: string[];
  institutions: string[];
  others: string[];
  place: string;
} {
  const found = {
    degrees: [] as string[],
    institutions: [] as string[],
    others: [] as string[],
    place: '',
  };
  for (const cell of withoutBrackets(rest)
    .split(CELLS)
    .flatMap((each) => each.split(/\s+[–—]\s+/))) {
    // "… in 2019", without its year.
    const whole = cell
      .replace(TRIM, '')
      .replace(/^(?:in|at|from)\s(?=\p{Lu})/u, '')
      .replace(/\s(?:in|im|en|on|from|since|year)$/, '');
    if (whole === '') continue;
    if (isPlace(whole) && (!INSTITUTION.test(whole) || isCollegeTown(whole))) {
      found.place ||= whole;
      continue;
    }
    const ended = placeAtEnd(whole);
    const isName =
      ended &&
      (ended.before === '' ||
        /(?: of| at| in| zu| de|,? for)$/i.test(ended.before) ||
        !/[,(]/.test(whole));
    const before = ended && !isName ? ended.before : whole;
    if (ended && !isName) found.place ||= ended.place;
    for (const piece of splitNames(before)) {
      const name = piece.replace(TRIM, '');
      const isInstitution = INSTITUTION.test(name);
      const isDegree =
        DEGREE.test(name) &&
        !(
          isInstitution &&
          !/^(?:\W*)(?:ph|b\.|m\.|bachelor|master|diplom|associate)/i.test(name) &&
          !startsAsDegree(name)
        );
      if (name === '') continue;
      if (isDegree) found.degrees.push(name);
      else if (isInstitution) found.institutions.push(name);
      else if (found.institutions.length > 0 && TOWN.test(name) && whole.includes(`, ${name}`))
        found.place ||= name;
      else found.others.push(name);
    }
  }
  return found;
}

const startsAsDegree = (name: string) =>
  (DEGREE.exec(name)?.index ?? 99) < 3 && !/school$/i.test(name);

/** Splits "B.A. Economics, Boston University" and "X University — M.Sc. Physics", not "B.S., Physics". */
function splitNames(text: string): string[] {
  // "University of Texas at Austin" is one name.
  const dashed = text.split(
    /\s+[–—-]\s+|(?<![Uu]niversity of \p{L}+(?: \p{L}+)?)\s+at\s+(?=\p{Lu})|\s+from\s+(?=\p{Lu})|;\s+/u,
  );
  return dashed.flatMap((part) => {
    const pieces = part.split(/,\s+/);
    const joined: string[] = [];
    for (const piece of pieces) {
      const last = joined.at(-1);
      const parts = last !== undefined && INSTITUTION.test(piece) !== INSTITUTION.test(last);
      const newDegree = last !== undefined && INSTITUTION.test(last) && DEGREE.test(piece);
      // "MBA, INSEAD"
      const isAcronym = /^\p{Lu}{4,8}$/u.test(piece) && !DEGREE.test(piece);
      if (last === undefined || parts || newDegree || isAcronym) joined.push(piece);
      else joined[joined.length - 1] = `${last}, ${piece}`;
    }
    return joined;
  });
}

/** The entries of the education section (product spec, section 3). */
export function readEducation(lines: ResumeLine[]): Education[] {
  const entries: Found[] = [];
  let entry: Found = { ...EMPTY };
  const close = () => {
    if (entry.degree || entry.institution) entries.push(entry);
    entry = { ...EMPTY };
  };
  const whole = withWholeNames(lines.filter(({ text }) => !isTableHead(text)));
  for (const line of whole.map(withoutLabel)) {
    const { rest, year, gpa } = readLine(line.text.replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, ''));
    const { degrees, institutions, others, place } = partsOf(rest);
    const isDetail = line.bullet && degrees.length + institutions.length === 0;
    const isCourses =
      /^(?:relevant )?(?:course ?work|courses|modules|thesis|dissertation|schwerpunkte?|thema|honou?rs|activities|awards?|minor|major|focus|specialization)\b/i.test(
        line.text,
      );
    if (isCourses || (isProse(line) && !line.bullet && line.text.length > 120)) continue;
    const taken =
      (degrees.length > 0 && entry.degree !== '') ||
      (institutions.length > 0 && entry.institution !== '') ||
      (year !== '' &&
        entry.graduationYear !== '' &&
        (entry.degree !== '' || entry.institution !== ''));
    if (taken && !isDetail) close();
    // Years above the words, each on a line of its own: the last one counts.
    const isYet = entry.degree === '' && entry.institution === '' && year > entry.graduationYear;
    if (isYet || entry.graduationYear === '') entry.graduationYear = year || entry.graduationYear;
    entry.gpa ||= gpa;
    entry.location ||= place;
    if (degrees.length > 0) entry.degree ||= degrees.join(', ');
    if (institutions.length > 0) entry.institution ||= institutions.join(', ');
    if (isDetail) continue;
    for (const other of others) {
      if (
        /^(?:with |summa|magna|cum laude|first class|honou?rs|distinction|upper second|\d)/i.test(
          other,
        )
      )
        continue;
      if (entry.institution === '' && entry.degree !== '' && other.length < 80)
        entry.institution = other;
      else if (entry.degree === '' && other.length < 120) entry.degree = other;
      else if (entry.location === '' && /^\p{Lu}[\p{L} .'-]{2,30}$/u.test(other))
        entry.location = other;
    }
  }
  close();
  return entries.map(({ gpa, ...given }) => placed({ ...given, ...(gpa && { gpa }) }));
}

/** Takes a town behind the institution's name out of it: "University of Leeds, Leeds". */
function placed(entry: Education): Education {
  const comma = entry.institution.lastIndexOf(', ');
  const town = entry.institution.slice(comma + 2);
  if (comma < 0 || INSTITUTION.test(town) || town.split(' ').length > 3) return entry;
  return {
    ...entry,
    institution: entry.institution.slice(0, comma),
    location: entry.location || town,
  };
}
