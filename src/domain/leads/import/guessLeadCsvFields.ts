import { foldedWords } from '#domain/words/foldedWords.ts';
import { LEAD_HEADINGS } from '#domain/words/leadHeadings.ts';
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

const APPLIED = 'statusChanges.applied';

/** The words of headings by path, the more usual ones first. */
const WORDS = new Map<string, string[]>();
const addWords = (name: string, words: string) => {
  const path = name === 'applied' ? APPLIED : name;
  WORDS.set(path, [...(WORDS.get(path) ?? []), ...words.split(',').map(foldedWords)]);
};
for (const { label, path, headings } of LEAD_CSV_FIELDS) addWords(path, `${label},${headings}`);
for (const language of Object.values(LEAD_HEADINGS))
  for (const [name, words] of Object.entries(language)) addWords(name, words);

const EXACT = new Set([...WORDS.values()].flat());

/** How much a heading says that a column is a field: 0, up to 2 for a part of it, 3 for all of it. */
function headingScore(heading: string, path: string): number {
  const words = WORDS.get(path) ?? [];
  const exact = words.indexOf(heading);
  if (exact !== -1) return 3 - exact / 1_000;
  // Any date is the date of something, and what a whole heading says isn't said by a part of it.
  if (path === APPLIED || EXACT.has(heading)) return 0;
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

/**
 * What the values of a column alone say, below 1.
 *
 * @param file where most headings are known, the heading of a date or of few words would say what they are
 */
function valueScore(
  { path }: LeadCsvField,
  shape: ColumnShape,
  { isOnlyDate, isForeign }: { isOnlyDate: boolean; isForeign: boolean },
): number {
  const isShort = shape.words <= 6 && !shape.isNumeric && !shape.isFlag;
  const isName = isShort && shape.date + shape.address + shape.email < 0.3;
  switch (path) {
    case 'postUrl':
      return shape.address > 0.5 ? 0.9 : 0;
    case 'contactInfo.email':
      return shape.email > 0.5 ? 0.9 : 0;
    case APPLIED:
      return shape.date > 0.5 && isForeign && isOnlyDate ? 0.6 : 0;
    case 'compensationRange':
      return shape.money > 0.5 ? 0.8 : 0;
    case 'location':
      return shape.workplace > 0.5 ? 0.7 : 0;
    case 'status':
      if (!isShort || shape.workplace > 0.2) return 0;
      if (shape.status > 0.4) return 0.5 + shape.status / 2;
      return isForeign && shape.cells.length > 7 && shape.distinct < 0.3 ? 0.3 : 0;
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

/**
 * The fields of a file's columns, by their headings and values. What nothing says is kept in the notes.
 *
 * @param ownAddresses the user's email addresses, which aren't a contact's
 */
export function guessColumns(
  headings: readonly string[],
  rows: readonly { cells: readonly string[] }[],
  ownAddresses: readonly string[] = [],
): CsvColumn[] {
  if (isOwnExport(headings)) {
    const fieldOf = (heading: string) =>
      LEAD_CSV_FIELDS.find(({ label }) => label === heading) ?? NOTES_FIELD;
    return headings.map((heading) => ({ heading, path: fieldOf(heading).path }));
  }
  const shapes = headings.map((_, index) =>
    columnShape(rows.map(({ cells }) => withoutFormulaMarks(cells[index] ?? ''))),
  );
  const folded = headings.map(foldedWords);
  const own = new Set(ownAddresses.map((address) => address.toLowerCase()));
  const isOwn = ({ cells, isRepeated }: ColumnShape, { path }: LeadCsvField) =>
    path.startsWith('contactInfo.') &&
    (isRepeated || cells.some((cell) => own.has(cell.toLowerCase())));
  const file = {
    isOnlyDate: shapes.filter(({ date }) => date > 0.5).length === 1,
    isForeign: folded.filter((heading) => EXACT.has(heading)).length * 2 < folded.length,
  };
  const choices = IMPORT_FIELDS.flatMap((field) =>
    shapes.flatMap((shape, column) => {
      const heading = folded[column] ?? '';
      const { path } = field;
      if (isOwn(shape, field) || headingScore(heading, 'own') > 1) return [];
      const isStage = shape.date > 0.5 || shape.isFlag;
      if (isStage && path === `statusChanges.${statusIn(heading)}`)
        return [{ field, column, score: 2.9, isGuess: false }];
      const named = headingScore(heading, path);
      // 'Name' is a title only when it names roles.
      const doubt = path === 'title' && shape.role < 0.2 ? 0.1 : 0;
      const fit = fitOf(field.kind, shape);
      // Some call the title a description.
      const isTitle = path === 'description' && shape.words < 10 && shape.role > 0.3;
      const isFit = !isTitle && (named > 2.9 ? fit > 0 : named > 0 && fit >= 0.5);
      // The values of a column with a known heading don't make it a company.
      const isOpen = path === 'title' || !EXACT.has(heading);
      const guessed = isOpen ? valueScore(field, shape, file) : 0;
      // Of two status columns, the one whose words are known.
      const known = path === 'status' ? shape.status : 0;
      const score = isFit ? named + known - doubt : guessed;
      return score > 0 ? [{ field, column, score, isGuess: !isFit }] : [];
    }),
  ).sort((a, b) => b.score - a.score);
  const columns: CsvColumn[] = headings.map((heading) => ({ heading, path: NOTES_FIELD.path }));
  const taken = new Set<LeadCsvField>();
  const decided = new Set<number>();
  for (const { field, column, isGuess } of choices) {
    if (decided.has(column) || (taken.has(field) && !field.isShared)) continue;
    taken.add(field);
    decided.add(column);
    Object.assign(columns[column] ?? {}, { path: field.path, isGuess });
  }
  return columns;
}

/** Whether the columns are those of our own export. */
export const isOwnExport = (headings: readonly string[]): boolean =>
  ['Title', 'Company', 'Posting', 'Next follow-up', 'Created', 'Updated'].every((label) =>
    headings.includes(label),
  );
