import { COMPANY_FORMS } from '#domain/words/companyForms.ts';
import { titleScore } from './jobWords.ts';
import { isPlace, placeAtEnd } from './places.ts';

export interface EntryHead {
  title: string;
  company: string;
  location: string;
}

const CELLS = /\t|\s*[|‖]\s*|\s+[•·]\s*|\n/;
const AT = /\s+(?:@|at|bei|chez)\s+(?=\p{Lu})/u;
const DASH = /\s+[–—-]+\s+|;\s+|\s+\/\s+/g;
const COMMA = /,\s+/g;
const TRIM = /^[\s,;|/–—•·:(]+(?!$)|[\s,;|/–—•·:-]+$/g;

const tidy = (text: string) => {
  const clean = text.replace(TRIM, '').trim();
  return clean.includes('(') || !clean.endsWith(')') ? clean : clean.slice(0, -1);
};

interface Cells {
  cells: string[];
  places: string[];
}

/** The cells of a head, without places, numbers and employment types. */
function cellsOf(lines: string[]): Cells {
  const places: string[] = [];
  const cells: string[] = [];
  for (const cell of lines.flatMap((line) => line.split(CELLS)).map(tidy)) {
    if (!/\p{L}{2}/u.test(cell)) continue;
    if (isPlace(cell)) {
      places.push(cell);
      continue;
    }
    const ended = placeAtEnd(cell);
    if (ended) places.push(ended.place);
    cells.push(tidy(ended?.before ?? cell));
  }
  return { cells: cells.filter((cell) => cell !== ''), places };
}

/** How clearly the words tell a title from a company. */
const contrast = ([left, right]: [string, string]) =>
  Math.abs(Math.sign(titleScore(left)) - Math.sign(titleScore(right)));

/** Splits one cell into title and company. Its words decide where and the order. */
function splitCell(cell: string, titleFirst: boolean): [title: string, company: string] | null {
  const [before = '', ...after] = cell.split(AT);
  if (after.length > 0 && titleScore(before) > 0) return [before, after.join(' at ')];
  for (const separator of [DASH, COMMA]) {
    const splits = [...cell.matchAll(separator)].map(
      ({ index, 0: { length } }): [string, string] => [
        cell.slice(0, index),
        cell.slice(index + length),
      ],
    );
    const [best] = splits.toSorted((a, b) => contrast(b) - contrast(a));
    if (!best || (separator === COMMA && contrast(best) === 0 && titleScore(cell) !== 0)) continue;
    const [left, right] = best;
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
/**
 * Finds title, company and place in an entry's head. Known words decide; without them, the order in the
 * other entries does.
 */
export function readEntryHead(lines: string[], titleFirst: boolean): EntryHead {
  const { cells, places } = cellsOf(lines);
  const [title, found, rest] = namesIn(cells, titleFirst);
  let [company, location] = [tidy(found), places[0] ?? ''];
  const ended = placeAtEnd(company);
  const [name = '', town = '', ...more] = company.split(', ');
  if (ended) [company, location] = [ended.before, location || ended.place];
  else if (
    location === '' &&
    TOWN.test(town) &&
    more.length === 0 &&
    !COMPANY_FORMS.has(town.toLowerCase()) &&
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
