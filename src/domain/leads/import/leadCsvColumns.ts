import { isEmailAddress } from '#domain/emailAddress.ts';
import { toWebAddress } from '#domain/webAddress.ts';
import { COMPANY_FORMS } from '#domain/words/companyForms.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import { namesRole } from '#domain/words/namesRole.ts';
import { readDate } from '#domain/words/readDate.ts';
import { type CellKind, flagOf } from './leadCsvField.ts';
import { statusOfWord } from './statusOfWord.ts';

/** Cells that say that there is nothing to say. */
const BLANK = /^(?:n\/?a|n\/d|unknown|-+|–|—|none|null|nan|\?+|tbd|\.+)?$/i;

export const isBlankCell = (cell: string): boolean => BLANK.test(cell.trim());

/** Cells of a column that are looked at. */
const SAMPLE = 300;

const wordCount = (cell: string): number => cell.trim().split(/\s+/).length;
const isAddress = (cell: string): boolean =>
  /^https?:\/\//i.test(cell) || (/\w\.\w{2,}(?:\/|$)/.test(cell) && toWebAddress(cell) !== null);
const isNumber = (cell: string): boolean => /^[\d.,%#\s]+$/.test(cell);
const isDate = (cell: string): boolean =>
  readDate(cell, true) !== null || readDate(cell, false) !== null;
const isId = (cell: string): boolean => /^(?=.*\d)[\da-f-]{16,}$/i.test(cell);

/** What the cells of a column have in common: shares of those that aren't blank, 0 to 1. */
export interface ColumnShape {
  /** Cells that aren't blank. */
  cells: readonly string[];
  date: number;
  address: number;
  email: number;
  phone: number;
  money: number;
  /** Known words of trackers. */
  status: number;
  role: number;
  /** With a legal form, as companies have. */
  form: number;
  workplace: number;
  /** Different cells. */
  distinct: number;
  /** Cells that aren't blank. */
  filled: number;
  /** The same few cells again and again. */
  isRepeated: boolean;
  isNumeric: boolean;
  isFlag: boolean;
  words: number;
}

export function columnShape(column: readonly string[]): ColumnShape {
  const cells = column
    .filter((cell) => !isBlankCell(cell))
    .slice(0, SAMPLE)
    .map((cell) => cell.trim());
  const count = Math.max(cells.length, 1);
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / count;
  const different = new Set(cells.map(foldedWords)).size;
  const date = share(isDate);
  return {
    cells,
    date,
    address: share((cell) => isAddress(cell) && !isEmailAddress(cell)),
    email: share((cell) => isEmailAddress(cell)),
    phone: date > 0.5 ? 0 : share((cell) => /^[+\d][\d\s()./-]{6,}$/.test(cell)),
    money: share(
      (cell) =>
        cell.length < 40 && /\p{Sc}\s?\d|\d\s?\p{Sc}|\d\s?k\b|\d (?:USD|EUR|GBP)/iu.test(cell),
    ),
    status: share((cell) => wordCount(cell) <= 5 && statusOfWord(cell) !== undefined),
    role: share(namesRole),
    form: share((cell) =>
      foldedWords(cell)
        .split(' ')
        .slice(1)
        .some((word) => COMPANY_FORMS.has(word)),
    ),
    workplace: share((cell) => /\b(?:remote|hybrid)\b|, \p{Lu}{2}$/u.test(cell)),
    distinct: different / count,
    filled: cells.length / Math.max(Math.min(column.length, SAMPLE), 1),
    isRepeated: cells.length > 2 && (different === 1 || different / count < 0.35),
    isNumeric: share((cell) => isNumber(cell) || isId(cell)) > 0.5,
    isFlag: share((cell) => flagOf(cell) !== undefined) > 0.5,
    words: cells.reduce((sum, cell) => sum + wordCount(cell), 0) / count,
  };
}

/** The share of a column's cells that a kind of field can take. */
export function fitOf(kind: CellKind, shape: ColumnShape): number {
  const plain = 1 - shape.date - shape.address - shape.email;
  if (shape.cells.length === 0 || kind === 'text') return 1;
  if (kind === 'name') return plain;
  if (kind === 'status') return shape.isNumeric || shape.isFlag || shape.words > 6 ? 0 : plain;
  return shape[kind];
}
