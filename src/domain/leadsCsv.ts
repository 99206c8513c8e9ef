import type { Lead } from './contract/leads.ts';
import {
  LEAD_CATEGORY_LABELS,
  LEAD_PRIORITY_LABELS,
  LEAD_STATUS_LABELS,
  LEAD_TYPE_LABELS,
} from './lead.ts';

type Cell = string | number | null;

const COLUMNS: [name: string, value: (lead: Lead) => Cell][] = [
  ['Title', ({ title }) => title],
  ['Company', ({ company }) => company],
  ['Status', ({ status }) => LEAD_STATUS_LABELS[status]],
  [
    'Type',
    ({ type, category }) => (category ? LEAD_CATEGORY_LABELS[category] : LEAD_TYPE_LABELS[type]),
  ],
  ['Priority', ({ priority }) => LEAD_PRIORITY_LABELS[priority]],
  ['Value', ({ value }) => value || null],
  ['Currency', ({ currency }) => currency],
  ['Source', ({ source }) => source],
  ['Location', ({ location }) => location],
  ['Compensation', ({ compensationRange }) => compensationRange],
  ['Contact', ({ contactInfo }) => contactInfo.name],
  ['Email', ({ contactInfo }) => contactInfo.email],
  ['Phone', ({ contactInfo }) => contactInfo.phone],
  ['Posting', ({ postUrl }) => postUrl],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Deadline', ({ closesAt }) => closesAt || null],
  ['Next follow-up', ({ nextFollowUpAt }) => nextFollowUpAt],
  ['Created', ({ createdAt }) => createdAt],
  ['Updated', ({ updatedAt }) => updatedAt],
];

/**
 * A spreadsheet takes a text that starts like this for a formula (OWASP, CSV injection), and one that
 * splits cells at semicolons or tabs takes the text after them, with or without quotes, for another cell.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=(?:(?![\t\r\n])[\s"])*[=+\-@\t\r＝＋－＠])/g;

function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return `"${value.replace(FORMULA, "'").replaceAll('"', '""')}"`;
}

/** Leads as CSV (RFC 4180), with a byte order mark, so that Excel reads it as UTF-8. */
export const leadsCsv = (leads: readonly Lead[]): string =>
  `\uFEFF${[
    COLUMNS.map(([name]) => csvCell(name)),
    ...leads.map((lead) => COLUMNS.map(([, value]) => csvCell(value(lead)))),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')}`;
