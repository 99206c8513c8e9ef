import type { ResumeLine } from '../resumeLine.ts';
import { findDate, findPeriod } from './dates.ts';
import { isPlace, placeAtEnd } from './places.ts';

/* What one line of the education section says, by its words. */

const DEGREE =
  /(?<![\p{L}])(?:b\.?\s?(?:sc|s|a|e|eng|tech|com|ed|b\.?a|f\.?a|arch)\b\.?|m\.?\s?(?:sc|s|a|eng|tech|com|ed|b\.?a|f\.?a|phil|arch|p\.?h|p\.?a|res)\b\.?|bba|bca|mca|mba|llb|llm|j\.?d\b\.?|m\.?d\b\.?|ph\.?\s?d|d\.?phil|ed\.?d|dr\.?\s(?:rer|phil|med|ing|jur)|bachelor|master(?!card)|magister|diplom|doctor(?:ate)?|doctoral|promotion|associate(?:'s|s)?\s(?:degree|of|in)|a\.?a\.?s?\b|associate degree|diploma|certificate|degree|licen[cs]e|licentiate|a[- ]levels?|gcses?|high school|ged|abitur|fachabitur|fachhochschulreife|hochschulreife|mittlere reife|realschulabschluss|staatsexamen|ausbildung|lehre|umschulung|baccalaur[eé]at|licence|maîtrise|grado|licenciatura|ingénieur|hnd|hnc|nvq|btec|foundation|postgraduate|undergraduate|minor|major|bootcamp|nanodegree|studium|bsn|msn|mph|msw|leaving certificate|matura|higher secondary|secondary school|ssc|hsc|intermediate)(?![\p{L}])/iu;
const INSTITUTION =
  /(?<![\p{L}])(?!college (?:station|park)|university (?:park|city|heights))(?:universit\p{L}*|université|universidad|università|uni|college|institut\p{L}*|\p{L}*hochschule|school|col[eé]gi[oe]|faculdade|facultad|\p{L}*schule|\p{L}*gymnasium|academy|akademie|polytechni\p{L}*|politecnico|politécnica|école|escuela|eth|mit|iit|nit|bits|iiit|ucla|lycée|berufskolleg|kolleg|ihk|bootcamp|seminary|conservatory|faculty|tu|fh|lmu|rwth|kit|lse|nyu|charité|tafe|insead|suny|cuny|udacity|coursera|general assembly|assembly)(?![\p{L}])/iu;

/** "GPA: 3.6", "3.8/4.0 GPA", "GPA | 3.8/4.0", "Note: 1,3". */
const NUMBER = '\\d{1,2}(?:[.,]\\d{1,2})?%?(?:\\s?(?:\\/|out of|von)\\s?\\d{1,3}(?:\\.\\d{1,2})?)?';
const GPA_LABEL =
  '(?:(?:cumulative|cum\\.?|overall|major|final)\\s+)?(?:[cs]?gpa|cpi|grade(?: point average)?|(?:abschluss|gesamt)?note|durchschnitt|score|percentage|nota media|moyenne|voto|mention)';
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
const GRADUATION =
  /\(?(?:expected|anticipated|graduat(?:ed|ion|ing)(?: date)?|class of|completed|conferred|awarded|abschluss|voraussichtlich)(?: graduation)?\s*:?\s*(?:in )?(?=\W{0,3}(?:\p{L}{3,9}\.? )?(?:19|20)\d\d)/giu;
const DETAIL =
  /^(?:relevant )?(?:course ?work|courses|modules|thesis|dissertation|schwerpunkte?|fachbereich|fachrichtung|tätigkeitsbereich|thema|honou?rs|activities|awards?|minor|focus|specialization|teacher|scholarship)\b/i;
export const isDetail = (text: string): boolean => DETAIL.test(text);
/** "Master's thesis: Rivers in cities". */
export const THESIS =
  /^(?:\p{L}+(?:['’]s)? )?(?:thesis|dissertation|capstone(?: project)?|(?:bachelor|master|diplom|abschluss)arbeit|mémoire|tesis)(?: title)?\s?[:–—-]\s?(?=\S)/iu;
const LONGEST_NAME = 90;
const TRIM = /^[\s,;|–—•·:()[\]-]+|[\s,;|–—•·:([\]-]+$/g;
const FIELD_LABEL =
  /^(?:dates?|period|duration|year(?: of (?:passing|graduation|completion))?|(?:title of )?qualification(?: awarded)?|degree|course|institution|institute|school|university|college|board|location|zeitraum|abschluss|hochschule|studiengang|schule|dauer|name and type of organi[sz]ation[^:\t]{0,40})\s*(?::|\t)\s*(?=\S)/i;

/** A degree that isn't finished yet: "Expected May 2016", "(voraussichtlich 2027)". */
const EXPECTED =
  /(?<!\p{L})(?:expected|anticipated|projected|voraussichtlich|prévue?|previst[oa])(?!\p{L})/iu;

/** Separates dates and grades from the rest of a line. */
function readFigures(text: string) {
  const pattern = [GPA, GPA_BEHIND, GPA_BARE].find((each) => each.test(text));
  const { after, before, bare } = pattern?.exec(text)?.groups ?? {};
  let rest = (pattern ? text.replace(pattern, ' ') : text).replace(GRADUATION, ' ');
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
  return { rest, year, isDated, gpa: after ?? before ?? bare ?? '' };
}

/** "MSc Physics (University of Bath)": the school in parentheses becomes its own cell. */
const splitParentheses = (text: string) =>
  text.replace(/\(([^()]{4,80})\)/g, (whole, inner: string) =>
    INSTITUTION.test(inner) ? `\t${inner}\t` : whole,
  );

/** Whether a line begins with the name of a degree. */
export const startsAsDegree = (name: string): boolean =>
  (DEGREE.exec(name)?.index ?? 99) < 3 && !/(?<!high )school$/i.test(name);

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
      const isOther = last !== undefined && INSTITUTION.test(piece) !== INSTITUTION.test(last);
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
      .replace(/\s(?:in|im|en|on|from|since|year)$/, '');
    if (whole === '') continue;
    if (isPlace(whole) && !INSTITUTION.test(whole.split(',')[0] ?? '')) {
      parts.place ||= whole;
      continue;
    }
    const ended = placeAtEnd(whole);
    const isName =
      !ended || /(?: of| at| in| zu| de|,? for)$/i.test(ended.before) || !/[,(–-]/.test(whole);
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

/** Whether a degree names its field, so that the name beside it is a school: "M.A. HCI | Carnegie Mellon". */
export const hasField = (degree: string) =>
  /\p{L}{2}/u.test(degree.replace(DEGREE, '').replace(/\b(?:of|in|degree)\b/gi, ''));

/** What a line says, without its label. */
export function readFacts(line: ResumeLine) {
  const text = line.text.replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, '').replace(FIELD_LABEL, '');
  const figures = readFigures(text);
  const parts = partsOf(figures.rest);
  const others = parts.others.filter(
    (other) =>
      other.length <= LONGEST_NAME &&
      other.includes('(') === other.includes(')') &&
      !/^(?:with |summa|magna|cum laude|dean|\d+ (?:credits|ects))/i.test(other),
  );
  return { line, text, ...figures, ...parts, others };
}
export type Facts = ReturnType<typeof readFacts>;

export const namesIn = ({ degrees, institutions }: Facts) => degrees.length + institutions.length;
