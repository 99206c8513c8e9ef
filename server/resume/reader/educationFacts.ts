import degrees from '#domain/words/data/degrees.json' with { type: 'json' };
import employers from '#domain/words/data/employers.json' with { type: 'json' };
import { EDUCATION_DETAILS, GRADE_LABELS } from '#domain/words/formLabels.ts';
import { anyOf } from '#domain/words/phrases.ts';
import type { ResumeLine } from '../resumeLine.ts';
import { findDate, findPeriod } from './dates.ts';
import { withoutLabel } from './fieldLabel.ts';
import { isPlace, placeAtEnd } from './places.ts';

const DEGREE_LETTERS: ReadonlySet<string> = new Set(degrees.letters);

/* What one line of the education section says, by its words. */

const SCHOOL = anyOf(employers.schools);
const DEGREE_WORD = anyOf([...degrees.levels.flat(), ...degrees.others]);
const LETTERS =
  /(?<!\p{L})(?:[BM]\. (?:A|Com|Ed|Eng|Sc|Tech)(?!\p{L})|\p{Lu}(?:\p{L}|\.(?=\p{L}))*)\.?/gu;

/** The first degree in a text: "B.Sc.", "Master". */
function findDegree(text: string): { index: number; words: string } | null {
  const letters = [...text.matchAll(LETTERS)].find(([words]) =>
    DEGREE_LETTERS.has(words.replace(/[. ]/g, '').toLowerCase()),
  );
  const [first] = [letters, DEGREE_WORD.exec(text)]
    .filter((match) => match != null)
    .toSorted((a, b) => a.index - b.index);
  return first ? { index: first.index, words: first[0] } : null;
}

/** "GPA: 3.6", "3.8/4.0 GPA", "GPA | 3.8/4.0", "Note: 1,3". */
const NUMBER = '\\d{1,2}(?:[.,]\\d{1,2})?%?(?:\\s?(?:\\/|out of|von)\\s?\\d{1,3}(?:\\.\\d{1,2})?)?';
const GPA = new RegExp(
  `[,;|(–-]?\\s*\\(?${anyOf(GRADE_LABELS).source}\\s*(?:of|[:=|–-])?\\s*(?<grade>${NUMBER})\\)?`,
  'iu',
);
const DETAIL = new RegExp(`^${anyOf(EDUCATION_DETAILS).source}`, 'iu');
export const isDetail = (text: string): boolean => DETAIL.test(text);
const LONGEST_NAME = 90;
const TRIM = /^[\s,;|–—•·:()[\]-]+|[\s,;|–—•·:([\]-]+$/g;

/** A degree that isn't finished yet: "Expected May 2016", "(voraussichtlich 2027)". */
const EXPECTED =
  /(?<!\p{L})(?:expected|anticipated|projected|voraussichtlich|prévue?|previst[oa])(?!\p{L})/iu;

/** Separates dates and grades from the rest of a line. */
function readFigures(text: string) {
  const gpa = GPA.exec(text)?.groups?.grade ?? '';
  let rest = text.replace(GPA, ' ');
  let year = '';
  let isDated = false;
  for (;;) {
    const date = findPeriod(rest) ?? findDate(rest);
    if (!date) break;
    isDated = true;
    // A current period has no graduation year yet.
    year = date.until === null ? '' : String(Math.floor(date.until / 12));
    rest = `${rest.slice(0, date.index)}\t${rest.slice(date.index + date.length)}`;
  }
  if (year !== '' && EXPECTED.test(text)) {
    year = `Expected ${year}`;
    rest = rest.replace(EXPECTED, ' ');
  }
  return { rest, year, isDated, gpa };
}

/** "MSc Physics (University of Bath)": the school in parentheses becomes its own cell. */
const splitParentheses = (text: string) =>
  text.replace(/\(([^()]{4,80})\)/g, (whole, inner: string) =>
    SCHOOL.test(inner) ? `\t${inner}\t` : whole,
  );

/** Whether a line begins with the name of a degree. */
export const startsAsDegree = (name: string): boolean => (findDegree(name)?.index ?? 99) < 3;

/** Splits "B.A. Economics, Boston University" and "X University — M.Sc. Physics", not "B.S., Physics". */
function splitNames(text: string): string[] {
  // "University of Texas at Austin" is one name.
  const spans = text.split(
    /\s+[–—-]\s+(?![^(]*\))|(?<![Uu]niversity of \p{L}{2,20}(?: \p{L}{2,20})?)\s+at\s+(?=\p{Lu})|\s+from\s+(?=\p{Lu})|;\s+(?![^(]*\))/u,
  );
  return spans.flatMap((span) => {
    const names: string[] = [];
    for (const piece of span.split(/,\s+/)) {
      const last = names.at(-1);
      const isOther = last !== undefined && SCHOOL.test(piece) !== SCHOOL.test(last);
      if (last === undefined || isOther) names.push(piece);
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
  for (const cell of splitParentheses(rest).split(/\t|\s+[|•·]\s*|\s+[–—]\s+(?![^(]*\))/)) {
    // "… in 2019" without its year.
    const whole = cell
      .replace(TRIM, '')
      .replace(/^(?:in|at|from)\s(?=\p{Lu})/u, '')
      .replace(/[\s,]+(?:(?:in )?(?:the )?year(?: of passing)?|in|im|en|on|from|since)$/i, '');
    // "Graduation: May 2016" without its date, and the label of a detail.
    if (whole === '' || /^(?:graduat\p{L}+(?: date)?|\p{L}+: .*)$/iu.test(whole)) continue;
    if (isPlace(whole)) {
      parts.place ||= whole;
      continue;
    }
    const ended = placeAtEnd(whole);
    const isName = !ended || !/[,(–-]/.test(whole);
    if (!isName) parts.place ||= ended.place;
    for (const piece of splitNames(isName ? whole : ended.before)) {
      const name = piece.replace(TRIM, '');
      if (!/\p{Lu}/u.test(name)) continue;
      if (findDegree(name) && (!SCHOOL.test(name) || startsAsDegree(name)))
        parts.degrees.push(name);
      else if (SCHOOL.test(name)) parts.institutions.push(name);
      else parts.others.push(name);
    }
  }
  return parts;
}

/** Whether a degree names its field, so that the name beside it is a school: "M.A. HCI | Carnegie Mellon". */
export const hasField = (degree: string) =>
  /\p{L}{2}/u.test(
    degree.replace(findDegree(degree)?.words ?? '', '').replace(/\b(?:of|in|degree)\b/gi, ''),
  );

/** What a line says, without its label. */
export function readFacts(line: ResumeLine) {
  const text = withoutLabel(line.text);
  const figures = readFigures(text);
  const parts = partsOf(figures.rest);
  const others = parts.others.filter(
    (other) => other.length <= LONGEST_NAME && other.includes('(') === other.includes(')'),
  );
  return { line, text, ...figures, ...parts, others };
}
export type Facts = ReturnType<typeof readFacts>;
