import linkedInHeadings from '#domain/words/data/linkedInHeadings.json' with { type: 'json' };
import { foldedWords } from '#domain/words/foldedWords.ts';
import { type CsvColumn, guessColumns } from './guessLeadCsvFields.ts';
import { columnShape } from './leadCsvColumns.ts';

/** A file of LinkedIn's data export, by what is in it. */
export type LinkedInKind =
  | 'applications'
  | 'saved'
  | 'answers'
  | 'connections'
  | 'profile'
  | 'positions'
  | 'education'
  | 'skills'
  | 'emails'
  | 'phones'
  | 'languages'
  | 'certificates'
  | 'projects';

type LinkedInField = keyof typeof linkedInHeadings;

export interface LinkedInTable {
  headings: readonly string[];
  rows: readonly { cells: readonly string[] }[];
}

/** What each kind has, which others don't have together. */
const KINDS: readonly [LinkedInKind, readonly LinkedInField[]][] = [
  ['profile', ['firstName', 'lastName', 'headline']],
  ['connections', ['firstName', 'lastName', 'company', 'connectedOn']],
  ['positions', ['company', 'position', 'started']],
  ['education', ['school', 'degree']],
  ['answers', ['question', 'answer']],
  ['emails', ['email', 'confirmed', 'primary']],
  ['phones', ['number', 'kind']],
  ['languages', ['name', 'proficiency']],
  ['certificates', ['name', 'authority', 'url']],
  ['projects', ['position', 'description', 'started', 'url']],
];

/** The index of a field's column; -1 without one. */
const columnOf = ({ headings }: LinkedInTable, field: LinkedInField): number =>
  headings.findIndex((heading) => linkedInHeadings[field].includes(foldedWords(heading)));

/** The cell of a field, '' without one. */
export function cellReader(table: LinkedInTable) {
  const columns = new Map<LinkedInField, number>();
  return (cells: readonly string[], field: LinkedInField): string => {
    const column = columns.get(field) ?? columnOf(table, field);
    columns.set(field, column);
    return cells[column]?.trim() ?? '';
  };
}

const shapesOf = ({ headings, rows }: LinkedInTable) =>
  headings.map((_, column) => columnShape(rows.map(({ cells }) => cells[column] ?? '')));

/** Whether a table has applications or saved jobs: most rows have the address of a job. */
function jobsKind(table: LinkedInTable): LinkedInKind | null {
  const shapes = shapesOf(table);
  const isOfJobs = shapes.some(
    ({ cells }) =>
      cells.filter((cell) => /linkedin\.com\/(?:comm\/)?jobs\//i.test(cell)).length * 2 >
      Math.max(cells.length, 1),
  );
  if (!isOfJobs || !shapes.some(({ date }) => date > 0.5)) return null;
  const paths = guessColumns(table.headings, table.rows).map(({ path }) => path);
  if (!paths.includes('company') && !paths.includes('title')) return null;
  const isApplied =
    paths.includes('statusChanges.applied') || shapes.some(({ email }) => email > 0.5);
  return isApplied ? 'applications' : 'saved';
}

/** What a table of the export has; `null` for what isn't read. */
export function linkedInKind(table: LinkedInTable): LinkedInKind | null {
  const known = KINDS.find(([, fields]) => fields.every((field) => columnOf(table, field) !== -1));
  if (known) return known[0];
  if (table.headings.length === 1 && columnOf(table, 'name') === 0) return 'skills';
  return jobsKind(table);
}

/**
 * The columns of applications or saved jobs. Addresses and numbers are the applicant's own, and the date is when the
 * job was applied to, or saved.
 */
export function jobColumns(table: LinkedInTable, kind: 'applications' | 'saved'): CsvColumn[] {
  const shapes = shapesOf(table);
  const date = shapes.findIndex((shape) => shape.date > 0.5);
  return guessColumns(table.headings, table.rows).map((column, index) => {
    if (index === date) {
      const path = kind === 'applications' ? 'statusChanges.applied' : 'createdAt';
      return { ...column, path };
    }
    const { email = 0, phone = 0 } = shapes[index] ?? {};
    const isOwn = column.path?.startsWith('contactInfo.') || email > 0.5 || phone > 0.5;
    return isOwn ? { ...column, path: null } : column;
  });
}
