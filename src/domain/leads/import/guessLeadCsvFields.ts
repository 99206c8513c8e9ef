import leadHeadings from '#domain/words/data/leadHeadings.json' with { type: 'json' };
import { foldedWords } from '#domain/words/foldedWords.ts';
import { type ColumnShape, columnShape, fitOf } from './leadCsvColumns.ts';
import type { LeadCsvField } from './leadCsvField.ts';
import { IMPORT_FIELDS, LEAD_CSV_FIELDS, NOTES_FIELD } from './leadCsvFields.ts';
import { withoutFormulaMarks } from './leadsCsv.ts';
import { hasWord, statusIn } from './statusOfWord.ts';

/** A column of a file: the path of the field that it fills; `null` for one that isn't imported. */
export interface CsvColumn {
  heading: string;
  path: string | null;
  /** Its heading doesn't say what it is. */
  isGuess?: boolean;
}

/** The words of headings by path, the more usual ones first. */
const WORDS = new Map<string, string[]>();
const addWords = (path: string, words: readonly string[]) =>
  WORDS.set(path, [...(WORDS.get(path) ?? []), ...words.map(foldedWords)]);
for (const { label, path, headings } of LEAD_CSV_FIELDS)
  addWords(path, [label, ...headings.split(',')]);
// `own` is about the applicant: it stays in the notes.
for (const [path, languages] of Object.entries(leadHeadings))
  addWords(path, Object.values(languages).flat());

const EXACT = new Set([...WORDS.values()].flat());

/** Any date is the date of something, so these headings say nothing as a part of another one. */
const WHOLE_HEADINGS = ['statusChanges.applied', 'createdAt'];

/** Above it, the whole heading is a word of the field. */
const WHOLE = 2.9;

/** How much a heading says that a column is a field: 0, up to 2 for a part of it, 3 for all of it. */
function headingScore(heading: string, path: string): number {
  const words = WORDS.get(path) ?? [];
  const exact = words.indexOf(heading);
  if (exact !== -1) return 3 - exact / 1_000;
  // What a whole heading says isn't said by a part of it.
  if (WHOLE_HEADINGS.includes(path) || EXACT.has(heading)) return 0;
  const parts = words.filter(
    (word) => (word.length > 3 || /[^\0-\u{2ff}]/u.test(word)) && hasWord(heading, word),
  );
  // The last word of a heading says what it is: 'Company contact'.
  const score = (word: string) => word.length / heading.length + (heading.endsWith(word) ? 0.2 : 0);
  return parts.length === 0 ? 0 : 1 + Math.max(...parts.map(score)) / 1.5;
}

/** Whether a heading is one that the tables know. */
export const isKnownHeading = (cell: string): boolean => {
  const heading = foldedWords(cell);
  return [...WORDS.keys()].some((path) => headingScore(heading, path) > 0);
};

/** What columns are judged by besides themselves. */
interface FileShape {
  /** One column has dates. */
  hasOneDate: boolean;
  /** Few headings are known, so the values have to say what a column is. */
  isForeign: boolean;
  /** The user's own addresses, in lowercase. */
  own: ReadonlySet<string>;
}

/** What the values of a column alone say, below 1. */
function valueScore(path: string, shape: ColumnShape, file: FileShape): number {
  const isShort = shape.words <= 6 && !shape.isNumeric && !shape.isFlag;
  const isName = isShort && shape.date + shape.address + shape.email < 0.3;
  switch (path) {
    case 'postUrl':
      return shape.address > 0.5 ? 0.9 : 0;
    case 'contactInfo.email':
      return shape.email > 0.5 ? 0.9 : 0;
    case 'createdAt':
      return shape.date > 0.5 && file.isForeign && file.hasOneDate ? 0.6 : 0;
    case 'compensationRange':
      return shape.money > 0.5 ? 0.8 : 0;
    case 'location':
      return shape.workplace > 0.5 ? 0.7 : 0;
    case 'status':
      if (!isShort || shape.workplace > 0.2) return 0;
      if (shape.status > 0.4) return 0.5 + shape.status / 2;
      return file.isForeign && shape.cells.length > 7 && shape.distinct < 0.3 ? 0.3 : 0;
    case 'title':
      return isName && shape.role > 0.3 ? 0.2 + shape.role / 2 : 0;
    case 'company':
      return isName && shape.role < 0.5 && shape.filled > 0.5
        ? 0.1 + shape.form / 2 + shape.distinct / 10
        : 0;
    default:
      return 0;
  }
}

/** Of two columns with such a heading, the one whose values are those of the field. */
function valueBonus(path: string, shape: ColumnShape): number {
  if (path === 'status') return shape.status;
  // 'Name' is a title only when it names roles.
  return path === 'title' && shape.role < 0.2 ? -0.1 : 0;
}

/** Whether most values can be in the field, or any at all where the whole heading says so. */
function canHold({ path, kind }: LeadCsvField, shape: ColumnShape, named: number): boolean {
  // Some call the title a description.
  if (path === 'description' && shape.words < 10 && shape.role > 0.3) return false;
  const fit = fitOf(kind, shape);
  return named > WHOLE ? fit > 0 : fit >= 0.5;
}

/** Whether a column is about the applicant, not about the contact of a lead. */
const isAboutUser = (path: string, { cells, isRepeated }: ColumnShape, file: FileShape) =>
  path.startsWith('contactInfo.') &&
  (isRepeated || cells.some((cell) => file.own.has(cell.toLowerCase())));

/** How well a column fits a field, and whether only its values say so; `null` if it doesn't. */
function matchOf(
  field: LeadCsvField,
  heading: string,
  shape: ColumnShape,
  file: FileShape,
): { score: number; isGuess: boolean } | null {
  const { path } = field;
  if (isAboutUser(path, shape, file) || headingScore(heading, 'own') > 1) return null;
  const isStage = shape.date > 0.5 || shape.isFlag;
  if (isStage && path === `statusChanges.${statusIn(heading)}`)
    return { score: WHOLE, isGuess: false };
  const named = headingScore(heading, path);
  if (named > 0 && canHold(field, shape, named))
    return { score: named + valueBonus(path, shape), isGuess: false };
  // A column with a known heading is what that says, or a title.
  if (EXACT.has(heading) && path !== 'title') return null;
  const score = valueScore(path, shape, file);
  return score > 0 ? { score, isGuess: true } : null;
}

/**
 * The fields of a file's columns, by their headings and values: the best match first. What nothing says
 * is kept in the notes.
 *
 * @param ownAddresses the user's email addresses, which aren't a contact's
 */
export function guessColumns(
  headings: readonly string[],
  rows: readonly { cells: readonly string[] }[],
  ownAddresses: readonly string[] = [],
): CsvColumn[] {
  if (isOwnExport(headings)) return headings.map(ownColumn);
  const folded = headings.map(foldedWords);
  const shapes = headings.map((_, index) =>
    columnShape(rows.map(({ cells }) => withoutFormulaMarks(cells[index] ?? ''))),
  );
  const file: FileShape = {
    hasOneDate: shapes.filter(({ date }) => date > 0.5).length === 1,
    isForeign: folded.filter((heading) => EXACT.has(heading)).length * 2 < folded.length,
    own: new Set(ownAddresses.map((address) => address.toLowerCase())),
  };
  const matches = IMPORT_FIELDS.flatMap((field) =>
    shapes.flatMap((shape, column) => {
      const match = matchOf(field, folded[column] ?? '', shape, file);
      return match ? { ...match, field, column } : [];
    }),
  ).sort((a, b) => b.score - a.score);
  const taken = new Set<LeadCsvField>();
  const columns = new Map<number, CsvColumn>();
  for (const { field, column, isGuess } of matches) {
    if (columns.has(column) || (taken.has(field) && !field.isShared)) continue;
    taken.add(field);
    columns.set(column, { heading: headings[column] ?? '', path: field.path, isGuess });
  }
  return headings.map((heading, index) => columns.get(index) ?? { heading, path: 'notes' });
}

/** Whether the columns are those of our own export. */
export const isOwnExport = (headings: readonly string[]): boolean =>
  ['Title', 'Company', 'Posting', 'Next follow-up', 'Created', 'Updated'].every((label) =>
    headings.includes(label),
  );

/** A column of our own export, by its label. */
function ownColumn(heading: string): CsvColumn {
  const { path } = LEAD_CSV_FIELDS.find(({ label }) => label === heading) ?? NOTES_FIELD;
  return { heading, path, isGuess: false };
}
