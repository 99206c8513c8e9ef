import { titleScore } from './jobWords.ts';
import { isKnownTown, isPlace, placeAtEnd } from './places.ts';

export interface EntryHead {
  title: string;
  company: string;
  location: string;
}

const CELLS = /\t|\s*[|‖]\s*|\s+[•·]\s*|\n/;
const AT = /\s+(?:@|at|bei|chez)\s+(?=\p{Lu})/u;
const DASH = /\s+[–—-]+\s+|;\s+|\s+\/\s+/;
const EMPLOYMENT =
  /^\(?(?:full|part)[- ]time\)?$|^(?:contract|vollzeit|teilzeit|permanent|temporary|seasonal|cdi|cdd)$/i;
const TRIM = /^[\s,;|/–—•·:(]+(?!$)|[\s,;|/–—•·:-]+$/g;
/** A field's label in a filled form: "Employer: Acme". */
const FIELD_LABEL =
  /^(?:position(?: held)?|(?:job )?title|role(?: held)?|designation|occupation(?: or position held)?|employer|company(?: name)?|organi[sz]ation|client|location|place|city|dates?|duration|period|datum|beruf oder (?:ausgeübte )?funktion|tätigkeitsbereich(?: oder branche)?|type of business(?: or sector)?|tätigkeit|name und a(?:dress|nschrift)e? des arbeitgebers|arbeitgeber|firma|unternehmen|ort|zeitraum|puesto|empresa|cargo|fonction|employeur|name and address of (?:the )?employer)\s*(?::|\t)\s*/i;

const tidy = (text: string) => {
  const clean = text.replace(TRIM, '').trim();
  return clean.includes('(') || !clean.endsWith(')') ? clean : clean.slice(0, -1);
};

export const withoutLabel = (text: string): string => text.replace(FIELD_LABEL, '');

/** Whether the text is a form's label without a value. */
export const isLabel = (text: string): boolean => withoutLabel(`${text.replace(/:$/, '')}:`) === '';

interface Cells {
  cells: string[];
  places: string[];
}

/** The cells of a head, without places, numbers and employment types. */
function cellsOf(lines: string[]): Cells {
  const places: string[] = [];
  const cells: string[] = [];
  for (const cell of lines.flatMap((line) => line.split(CELLS)).map(tidy)) {
    if (!/\p{L}{2}/u.test(cell) || EMPLOYMENT.test(cell) || isLabel(cell)) continue;
    if (isPlace(cell)) {
      places.push(cell);
      continue;
    }
    const ended = placeAtEnd(cell);
    if (ended) places.push(ended.place);
    // "Research Fellow. University of Otago"
    const [first = '', ...rest] = (ended?.before ?? cell).split(/(?<=\p{Ll}{3})\.\s(?=\p{Lu})/u);
    const isSentence = rest.length > 0 && titleScore(first) > 0;
    cells.push(...(isSentence ? [first, rest.join('. ')] : [ended?.before ?? cell]).map(tidy));
  }
  return { cells: cells.filter((cell) => cell !== ''), places };
}

/** "Merlion Mobility, Singapore" looks like a place, but may be a company with its town. */
const mayBeCompany = (place: string) => place.includes(', ') && !isKnownTown(place);

/** Splits one cell into title and company. Its words decide the order. */
function splitCell(cell: string, titleFirst: boolean): [title: string, company: string] | null {
  const [before = '', ...after] = cell.split(AT);
  if (after.length > 0 && titleScore(before) > 0) return [before, after.join(' at ')];
  for (const separator of [DASH, /,\s+/]) {
    const parts = [...cell.matchAll(new RegExp(separator, 'g'))];
    let best: { score: number; at: number; length: number } | null = null;
    for (const {
      index,
      0: { length },
    } of parts) {
      const [left, right] = [
        titleScore(cell.slice(0, index)),
        titleScore(cell.slice(index + length)),
      ];
      const score = Math.abs(Math.sign(left) - Math.sign(right));
      // "Nurse, Cardiac Step-Down, Abbott Hospital": the company comes last.
      if (score > (best?.score ?? 0) || (score === 2 && best?.score === 2))
        best = { score, at: index, length };
    }
    const [first] = parts;
    if (!best && first && (separator === DASH || titleScore(cell) === 0))
      best = { score: 0, at: first.index, length: first[0].length };
    if (!best) continue;
    const [left, right] = [cell.slice(0, best.at), cell.slice(best.at + best.length)];
    const difference = titleScore(left) - titleScore(right);
    return difference > 0 || (difference === 0 && titleFirst) ? [left, right] : [right, left];
  }
  return null;
}

/** The number of titles and companies in a head. */
export function namedParts(lines: string[]): number {
  const { cells } = cellsOf(lines);
  const [only] = cells;
  if (cells.length !== 1 || only === undefined) return cells.length;
  return splitCell(only, true) === null ? 1 : 2;
}

/** The title and the company in the cells of a head; '' if missing. */
function namesIn(
  cells: string[],
  titleFirst: boolean,
): [title: string, company: string, rest: string[]] {
  const [only = '', second] = cells;
  if (second === undefined) {
    const split = splitCell(only, titleFirst);
    if (split) return [...split, []];
    const isTitle = titleScore(only) > 0 || (titleScore(only) === 0 && titleFirst);
    return isTitle ? [only, '', []] : ['', only, []];
  }
  const scores = cells.map(titleScore);
  const best = Math.max(...scores);
  const titleAt = best > 0 ? scores.indexOf(best) : Number(!titleFirst);
  const title = cells[titleAt] ?? '';
  const others = cells.filter((_, at) => at !== titleAt);
  if (AT.test(title)) {
    const [role, company] = splitCell(title, true) ?? [title, ''];
    if (company !== '') return [role, company, others];
  }
  const sign = (cell: string) => Math.sign(titleScore(cell));
  const [company = ''] = others.toSorted((a, b) => sign(a) - sign(b));
  return [title, company, others.filter((cell) => cell !== company)];
}

const TOWN = /^(?:(?:St|Mt|Ft)\. )?\p{Lu}\p{Ll}+(?:[ -]\p{Lu}?\p{Ll}+){0,2}$/u;
/** "Talleres Ibai (Basauri)", not "Acme (formerly Bolt)" */
const TOWN_IN_BRACKETS =
  /^(?<name>[^()]{2,80}) \((?<town>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2})\)$/u;
const LEGAL_FORM = /^(?:inc|llc|ltd|limited|co|corp|gmbh|ag|plc|llp|lp|s\.?[al])\.?$/i;

/**
 * Finds title, company and place in an entry's head. Known words decide; without them, the order in the
 * other entries does.
 */
export function readEntryHead(lines: string[], titleFirst: boolean): EntryHead {
  const { cells, places } = cellsOf(lines);
  const [title, found, rest] = namesIn(cells, titleFirst);
  let [company, location] = [tidy(found), places[0] ?? ''];
  const bracket = TOWN_IN_BRACKETS.exec(company);
  if (location === '' && bracket?.groups) {
    [company = '', location = ''] = [bracket.groups.name, bracket.groups.town];
  }
  const ended = placeAtEnd(company);
  // With a sentence's period: "Acme, Wels."
  const [name = '', town = '', ...more] = company.replace(/(?<=, .*\p{Ll}{2})\.$/u, '').split(', ');
  if (ended) [company, location] = [ended.before, location || ended.place];
  else if (company === '' && !title.includes(', ') && mayBeCompany(location)) {
    const comma = location.indexOf(', ');
    [company, location] = [location.slice(0, comma), location.slice(comma + 2)];
  } else if (
    location === '' &&
    TOWN.test(town) &&
    more.length === 0 &&
    !LEGAL_FORM.test(town) &&
    titleScore(town) === 0
  ) {
    [company, location] = [name, town];
  }
  const alone = rest.find((cell) => titleScore(cell) === 0 && TOWN.test(cell)) ?? '';
  return { title: tidy(title), company, location: location || alone };
}

/** The order of a head by its words: above 0 if the title comes first. */
export function headOrder(lines: string[]): number {
  const { cells } = cellsOf(lines);
  const scores = (cells.length > 1 ? cells : (cells[0] ?? '').split(/,\s+|\s+[–—-]\s+/)).map(
    titleScore,
  );
  if (scores.length < 2) return 0;
  const [best, worst] = [Math.max(...scores, 0), Math.min(...scores, 0)];
  if (best > 0) return scores.indexOf(best) === 0 ? 1 : -1;
  if (worst < 0) return scores.indexOf(worst) === 0 ? -1 : 1;
  return 0;
}
