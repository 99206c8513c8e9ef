import type { Lead } from '#domain/contract/leads.ts';
import type { Statuses } from '#domain/leads/statusMenu.ts';
import type { CsvCell } from './leadCsvField.ts';
import { LEAD_CSV_FIELDS } from './leadCsvFields.ts';

/**
 * A spreadsheet takes a text that starts like this for a formula (OWASP, CSV injection), and one that
 * splits cells at semicolons or tabs takes the text after them, with or without quotes, for another cell.
 * After an apostrophe as well, so that taking the added ones off again gives the same text.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?='*(?:(?![\t\r\n])[\s"])*[=+\-@\t\r＝＋－＠])/g;
const MARKED_FORMULA = /(?<=^|[;\t\r\n])'(?='*(?:(?![\t\r\n])[\s"])*[=+\-@\t\r＝＋－＠])/g;

/** The text of a cell, without the apostrophes that `leadsCsv` puts before formulas. */
export const withoutFormulaMarks = (text: string): string => text.replace(MARKED_FORMULA, '');

function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return `"${value.replace(FORMULA, "'").replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180), with a byte order mark, so that Excel reads it as UTF-8. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;

/** Leads as CSV. */
export const leadsCsv = (leads: readonly Lead[], statuses: Statuses): string =>
  csvText([
    LEAD_CSV_FIELDS.map(({ label }) => label),
    ...leads.map((lead) => LEAD_CSV_FIELDS.map(({ value }) => value(lead, statuses))),
  ]);
