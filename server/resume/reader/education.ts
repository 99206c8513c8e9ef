import type { Education } from '#domain/contract/profile.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { findDate, findPeriod } from './dates.ts';
import { isPlace, placeAtEnd } from './places.ts';
import { isProse } from './prose.ts';
import { DEGREE, INSTITUTION } from './schoolWords.ts';

/** "GPA: 3.6", "3.8/4.0 GPA", "GPA | 3.8/4.0", "Note: 1,3". */
const NUMBER = '\\d{1,2}(?:[.,]\\d{1,2})?%?(?:\\s?(?:\\/|out of|von)\\s?\\d{1,3}(?:\\.\\d{1,2})?)?';
const GPA_LABEL =
  '(?:(?:cumulative|cum\\.?|overall|major|final)\\s+)?(?:c?gpa|grade(?: point average)?|(?:abschluss|gesamt)?note|durchschnitt|score|percentage|nota media|moyenne|voto|mention)';
const GPA = new RegExp(
  `[,;|(–-]?\\s*\\(?(?<![\\p{L}])${GPA_LABEL}(?!\\p{L})\\s*(?:of|[:=|–-])?\\s*(?<after>${NUMBER})\\)?`,
  'iu',
);
const GPA_BEHIND = new RegExp(
  `[,;|(–-]?\\s*\\(?(?<![\\d.,/])(?<before>${NUMBER})\\s*(?:c?gpa)(?!\\p{L})\\)?`,
  'iu',
);
const GPA_BARE =
  /(?:^|[\s(,;|])(?<bare>[0-4][.,]\d{1,2}\s?\/\s?(?:4|5)(?:\.0{1,2})?)\)?(?=$|[\s,;|)])/;
/** The class of a British degree. */
const HONORS = /\((?:2[.:][12i]{1,2}|first(?: class)?(?: honou?rs)?|1st|distinction|merit|pass)\)/i;
const GRADUATION =
  /\(?(?:expected|anticipated|graduat(?:ed|ion|ing)(?: date)?|class of|completed|conferred|awarded|abschluss|voraussichtlich)(?: graduation)?\s*:?\s*(?:in )?(?=\W{0,3}(?:\p{L}{3,9}\.? )?(?:19|20)\d\d)/giu;
const DETAIL =
  /^(?:relevant )?(?:course ?work|courses|modules|thesis|dissertation|schwerpunkte?|thema|honou?rs|activities|awards?|minor|focus|specialization|teacher|scholarship)\b/i;
const TRIM = /^[\s,;|–—•·:()[\]-]+|[\s,;|–—•·:([\]-]+$/g;
const FIELD_LABEL =
  /^(?:dates?|period|duration|year(?: of (?:passing|graduation|completion))?|(?:title of )?qualification(?: awarded)?|degree|course|institution|institute|school|university|college|board|location|zeitraum|abschluss|hochschule|studiengang|schule|dauer|name and type of organi[sz]ation[^:\t]{0,40})\s*(?::|\t)\s*(?=\S)/i;

const TOWN = /^\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+){0,2}$/u;

interface Draft {
  degree: string;
  institution: string;
  location: string;
  graduationYear: string;
  gpa: string;
}
const EMPTY: Draft = { degree: '', institution: '', location: '', graduationYear: '', gpa: '' };

/** Takes dates and grades out of a line. */
function readFigures(text: string): { rest: string; year: string; gpa: string } {
  const pattern = [GPA, GPA_BEHIND, GPA_BARE].find((each) => each.test(text));
  const { after, before, bare } = pattern?.exec(text)?.groups ?? {};
  let rest = (pattern ? text.replace(pattern, ' ') : text)
    .replace(HONORS, ' ')
    .replace(GRADUATION, ' ');
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
  return { rest, year, gpa: after ?? before ?? bare ?? '' };
}

/** "MSc Physics (University of Bath)": the school in brackets becomes a cell of its own. */
const withoutBrackets = (text: string) =>
  text.replace(/\(([^()]{4,80})\)/g, (whole, inner: string) =>
    INSTITUTION.test(inner) ? `\t${inner}\t` : whole,
  );

const startsAsDegree = (name: string) =>
  (DEGREE.exec(name)?.index ?? 99) < 3 && !/(?<!high )school$/i.test(name);

/** Splits "B.A. Economics, Boston University" and "X University — M.Sc. Physics", not "B.S., Physics". */
function splitNames(text: string): string[] {
  // "University of Texas at Austin" is one name.
  const spans = text.split(
    /\s+[–—-]\s+|(?<![Uu]niversity of \p{L}{2,20}(?: \p{L}{2,20})?)\s+at\s+(?=\p{Lu})|\s+from\s+(?=\p{Lu})|;\s+/u,
  );
  return spans.flatMap((span) => {
    const names: string[] = [];
    for (const piece of span.split(/,\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u)) {
      const last = names.at(-1);
      const isOther = last !== undefined && INSTITUTION.test(piece) !== INSTITUTION.test(last);
      const isAcronym = /^\p{Lu}{4,8}$/u.test(piece) && !DEGREE.test(piece);
      if (last === undefined || isOther || isAcronym) names.push(piece);
      else names[names.length - 1] = `${last}, ${piece}`;
    }
    return names;
  });
}

interface Parts {
  degrees: string[];
  institutions: string[];
  others: string[];
  place: string;
}

/** The parts of a line that are a degree, an institution, a place or none of these. */
function partsOf(rest: string): Parts {
  const parts: Parts = { degrees: [], institutions: [], others: [], place: '' };
  for (const cell of withoutBrackets(rest).split(/\t|\s+[|•·]\s*|\s+[–—]\s+/)) {
    // "… in 2019" without its year.
    const whole = cell
      .replace(TRIM, '')
      .replace(/^(?:in|at|from)\s(?=\p{Lu})/u, '')
      .replace(/\s(?:in|im|en|on|from|since|year)$/, '');
    if (whole === '') continue;
    if (isPlace(whole) && !INSTITUTION.test(whole.split(',')[0] ?? '')) {
      parts.place ||= whole;
      continue;
    }
    const ended = placeAtEnd(whole);
    const isName =
      !ended ||
      INSTITUTION.test(ended.place.split(',')[0] ?? '') ||
      /(?: of| at| in| zu| de|,? for)$/i.test(ended.before) ||
      !/[,(–-]/.test(whole);
    if (!isName) parts.place ||= ended.place;
    for (const piece of splitNames(isName ? whole : ended.before)) {
      const name = piece.replace(TRIM, '');
      if (!/\p{Lu}/u.test(name)) continue;
      if (DEGREE.test(name) && (!INSTITUTION.test(name) || startsAsDegree(name)))
        parts.degrees.push(name);
      else if (INSTITUTION.test(name)) parts.institutions.push(name);
      else parts.others.push(name);
    }
  }
  return parts;
}

const lookOf = ({ size, face }: ResumeLine) => `${size} ${face}`;

/** The entries of the education section (product spec, section 3). */
export function readEducation(lines: ResumeLine[]): Education[] {
  const entries: Draft[] = [];
  let entry: Draft = { ...EMPTY };
  let first: ResumeLine | null = null;
  const close = () => {
    if (entry.degree || entry.institution) entries.push(entry);
    entry = { ...EMPTY };
    first = null;
  };
  for (const line of lines) {
    const text = line.text.replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, '').replace(FIELD_LABEL, '');
    const { rest, year, gpa } = readFigures(text);
    const { degrees, institutions, others, place } = partsOf(rest);
    const isNamed = degrees.length + institutions.length > 0;
    const isDetail =
      DETAIL.test(text) ||
      (line.bullet && !(isNamed && year !== '')) ||
      (isProse(line) && !line.bullet && text.length > 120);
    if (isDetail) {
      entry.gpa ||= gpa;
      if (!line.bullet || !isNamed || entry.degree !== '' || DETAIL.test(text)) continue;
    }
    const hasName = entry.degree !== '' || entry.institution !== '';
    const isTaken =
      (degrees.length > 0 && entry.degree !== '') ||
      (institutions.length > 0 && entry.institution !== '') ||
      (year !== '' && entry.graduationYear !== '' && hasName) ||
      // Without known words: the look of the entry's first line comes back.
      (!isNamed &&
        others.length > 0 &&
        hasName &&
        first !== null &&
        line.face !== '' &&
        lookOf(first) === lookOf(line) &&
        line.isApart);
    if (isTaken) close();
    first ??= line;
    // Years above the names, each on a line of its own: the last one counts.
    if (entry.graduationYear === '' || (!hasName && year > entry.graduationYear))
      entry.graduationYear = year || entry.graduationYear;
    entry.gpa ||= gpa;
    entry.location ||= place;
    entry.degree ||= degrees.join(', ');
    entry.institution ||= institutions.join(', ');
    for (const other of others) {
      const isComment =
        /^(?:with |summa|magna|cum laude|dean|gpa)/i.test(other) || other.length > 90;
      // Course lists follow too: below the first line a field of study is short.
      const isFar = line !== first && (/\d/.test(other) || other.split(' ').length > 4);
      const isTown =
        institutions.length > 0 && rest.indexOf(other) > rest.indexOf(institutions[0] ?? '');
      if (isComment || isFar) continue;
      if (isTown) entry.location ||= TOWN.test(other) ? other : '';
      else if (entry.degree === '') entry.degree = other;
      else if (entry.institution === '') entry.institution = other;
    }
  }
  close();
  return entries.map(({ gpa, ...given }) => withTown(gpa ? { ...given, gpa } : given));
}

/** Takes a town behind the institution's name out of it: "University of Leeds, Leeds". */
function withTown(entry: Education): Education {
  const comma = entry.institution.lastIndexOf(', ');
  const town = entry.institution.slice(comma + 2);
  const isTown = comma > 0 && !INSTITUTION.test(town) && !DEGREE.test(town) && TOWN.test(town);
  if (!isTown) return entry;
  return {
    ...entry,
    institution: entry.institution.slice(0, comma),
    location: entry.location || town,
  };
}
