import { applyChanges } from '#domain/changedFields.ts';
import {
  LEAD_CATEGORIES,
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  LEAD_TYPES,
} from '#domain/contract/enums.ts';
import {
  LEAD_FIELD_NAMES,
  type LeadField,
  type LeadFieldName,
  leadField,
} from '#domain/contract/leadFields.ts';
import { readAmount } from '#domain/leads/amount.ts';
import { calendarDateOf } from '#domain/leads/followUp.ts';
import {
  LEAD_CATEGORY_LABELS,
  LEAD_PRIORITY_LABELS,
  LEAD_TYPE_LABELS,
} from '#domain/leads/lead.ts';
import { valueAt, withValueAt } from '#domain/leads/leadField.ts';
import { noteText } from '#domain/notes/note.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import { readDate } from '#domain/words/readDate.ts';
import {
  type CellKind,
  type CsvCell,
  type CsvReading,
  type ExportedField,
  type LeadCsvField,
  type LeadDraft,
  stageDate,
  timestampOf,
} from './leadCsvField.ts';

/** The value whose label has the same words. */
const labeled = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  cell: string,
): Value | undefined => values.find((value) => foldedWords(labels[value]) === foldedWords(cell));

/** A list in one cell: an entry with a comma or a quote is quoted. */
const listCell = (entries: readonly string[]): string =>
  entries
    .map((entry) => (/[,;"]/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry))
    .join(', ');

const readListCell = (cell: string): string[] =>
  (cell.match(/"(?:[^"]|"")*"|[^,;]+/g) ?? [])
    .map((entry) => entry.trim())
    .map((entry) => (/^".*"$/.test(entry) ? entry.slice(1, -1).replaceAll('""', '"') : entry))
    .filter(Boolean);

function readValue(cell: string, draft: LeadDraft, { currency, isOwn }: CsvReading): boolean {
  const amount = isOwn ? { value: Number(cell), currency: null } : readAmount(cell, { currency });
  // '85.000' can be two amounts.
  if (!amount || 'readings' in amount || Number.isNaN(amount.value)) return false;
  draft.value = amount.value;
  draft.currency ??= amount.currency;
  return true;
}

type CsvRule = Pick<ExportedField, 'kind' | 'read' | 'isShared'> & {
  /** By default what the lead has at the field's path. */
  value?: ExportedField['value'];
};

/** A cell that becomes the value at the path, unless nothing can be read of it. */
const parsed =
  (
    kind: CellKind,
    parse: (cell: string, reading: CsvReading) => unknown,
  ): ((path: string) => CsvRule) =>
  (path) => ({
    kind,
    read: (cell, draft, reading) => {
      const value = parse(cell, reading);
      if (value !== null)
        Object.assign(draft, applyChanges<object>(draft, withValueAt(path, value)));
      return value !== null;
    },
  });

const asTyped = (cell: string) => cell;

/** How each kind of field is written and read. */
const KINDS: Partial<Record<LeadField['kind'], (path: string) => CsvRule>> = {
  line: parsed('name', asTyped),
  url: parsed('address', asTyped),
  email: parsed('email', asTyped),
  phone: parsed('phone', asTyped),
  date: parsed('date', (cell, { dayFirst }) => {
    const date = readDate(cell, dayFirst);
    return date && calendarDateOf(date.at);
  }),
  timestamp: parsed('date', timestampOf),
  text: (path) => ({
    kind: 'text',
    isShared: true,
    read: (cell, draft) => {
      const before = valueAt(draft, path);
      Object.assign(draft, { [path]: before ? `${before}\n\n${cell}` : cell });
      return true;
    },
  }),
  tags: (path) => ({
    ...parsed('text', readListCell)(path),
    value: ({ tags }) => listCell(tags),
  }),
};

/** Fields with rules of their own. */
const FIELDS: Partial<Record<LeadFieldName, CsvRule>> = {
  status: {
    kind: 'status',
    value: (lead, statuses) => statuses.label(lead),
    read: (cell, draft, { statuses }) => {
      const word = statuses.get(foldedWords(cell));
      if (word) Object.assign(draft, { status: word.status, customStatus: word.customStatus });
      return word?.isExact ?? false;
    },
  },
  type: {
    kind: 'name',
    value: ({ type, category }) =>
      category ? LEAD_CATEGORY_LABELS[category] : LEAD_TYPE_LABELS[type],
    read: (cell, draft) => {
      const category = labeled(LEAD_CATEGORIES, LEAD_CATEGORY_LABELS, cell);
      const type = labeled(LEAD_TYPES, LEAD_TYPE_LABELS, cell);
      if (category) draft.category = category;
      else if (type) draft.type = type;
      return category !== undefined || type !== undefined;
    },
  },
  priority: {
    kind: 'name',
    value: ({ priority }) => LEAD_PRIORITY_LABELS[priority],
    read: (cell, draft) => {
      draft.priority = labeled(LEAD_PRIORITIES, LEAD_PRIORITY_LABELS, cell);
      return draft.priority !== undefined;
    },
  },
  value: { kind: 'name', value: ({ value }) => value || null, read: readValue },
  currency: parsed('name', (cell) => cell.toUpperCase())('currency'),
  // A day to come is no day on which the lead was added.
  createdAt: parsed('date', (cell, reading) => {
    const at = timestampOf(cell, reading);
    return at && Date.parse(at) <= Date.now() ? at : null;
  })('createdAt'),
};

function csvField(name: LeadFieldName): ExportedField[] {
  const { name: label, path, kind, headings } = leadField(name);
  const rule = FIELDS[name] ?? KINDS[kind]?.(path);
  if (headings === undefined || !rule) return [];
  const value: ExportedField['value'] = (lead) => (valueAt(lead, path) ?? null) as CsvCell;
  return [{ label, path, headings, value, ...rule }];
}

const APPLIED_FIELD: ExportedField = {
  ...stageDate('applied'),
  headings:
    'date applied, applied, applied date, applied at, application date, application, date of application, date submitted, submitted on',
  value: ({ appliedAt }) => appliedAt,
};

/** Keeps a column in the notes, under its heading. */
export const NOTES_FIELD: ExportedField = {
  label: 'Notes',
  path: 'notes',
  kind: 'text',
  isShared: true,
  headings: 'note, comments, comment, remarks, details, feedback, additional notes, misc',
  value: ({ notes }) => notes.map(noteText).join('\n\n'),
  read: () => false,
};

/** The columns of the export, in its order. */
export const LEAD_CSV_FIELDS: readonly ExportedField[] = [
  ...LEAD_FIELD_NAMES.flatMap(csvField),
  APPLIED_FIELD,
  NOTES_FIELD,
];

/** What a column of a file can fill. */
export const IMPORT_FIELDS: readonly LeadCsvField[] = [
  ...LEAD_CSV_FIELDS,
  ...LEAD_STATUSES.filter((status) => status !== 'new' && status !== 'applied').map(stageDate),
];

const BY_PATH = new Map(IMPORT_FIELDS.map((field) => [field.path, field]));

/** The field at a path; `undefined` for a column that isn't imported. */
export const importField = (path: string | null): LeadCsvField | undefined =>
  BY_PATH.get(path ?? '');
