import {
  LEAD_CATEGORIES,
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  LEAD_TYPES,
} from '#domain/contract/enums.ts';
import { readAmount } from '#domain/leads/amount.ts';
import {
  LEAD_CATEGORY_LABELS,
  LEAD_PRIORITY_LABELS,
  LEAD_TYPE_LABELS,
} from '#domain/leads/lead.ts';
import { foldedWords } from '#domain/words/foldedWords.ts';
import {
  type CsvReading,
  contact,
  day,
  type ExportedField,
  type LeadCsvField,
  type LeadDraft,
  stageDate,
  text,
  timestamp,
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

/** The columns of the export, in its order. */
export const LEAD_CSV_FIELDS: readonly ExportedField[] = [
  text('Title', 'title'),
  text('Company', 'company'),
  {
    label: 'Status',
    path: 'status',
    kind: 'status',
    value: (lead, statuses) => statuses.label(lead),
    read: (cell, draft, { statuses }) => {
      const word = statuses.get(foldedWords(cell));
      if (word) Object.assign(draft, { status: word.status, customStatus: word.customStatus });
      return word?.isExact ?? false;
    },
  },
  {
    label: 'Type',
    path: 'type',
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
  {
    label: 'Priority',
    path: 'priority',
    kind: 'name',
    value: ({ priority }) => LEAD_PRIORITY_LABELS[priority],
    read: (cell, draft) => {
      draft.priority = labeled(LEAD_PRIORITIES, LEAD_PRIORITY_LABELS, cell);
      return draft.priority !== undefined;
    },
  },
  {
    label: 'Value',
    path: 'value',
    kind: 'name',
    value: ({ value }) => value || null,
    read: readValue,
  },
  {
    label: 'Currency',
    path: 'currency',
    kind: 'name',
    value: ({ currency }) => currency,
    read: (cell, draft) => {
      draft.currency = cell.toUpperCase();
      return true;
    },
  },
  text('Source', 'source'),
  text('Applied where', 'appliedWhere'),
  text('Location', 'location'),
  text('Compensation', 'compensationRange'),
  text('Employment type', 'employmentType'),
  contact('Contact', 'name'),
  contact('Email', 'email', 'email'),
  contact('Phone', 'phone', 'phone'),
  contact('LinkedIn', 'linkedin', 'address'),
  contact('Website', 'website', 'address'),
  text('Posting', 'postUrl', 'address'),
  text('Application', 'applicationUrl', 'address'),
  day('Posted', 'postedAt'),
  {
    label: 'Description',
    path: 'description',
    kind: 'text',
    value: ({ description }) => description,
    isShared: true,
    read: (cell, draft) => {
      draft.description = draft.description ? `${draft.description}\n\n${cell}` : cell;
      return true;
    },
  },
  {
    label: 'Tags',
    path: 'tags',
    kind: 'text',
    value: ({ tags }) => listCell(tags),
    read: (cell, draft) => {
      draft.tags = readListCell(cell);
      return true;
    },
  },
  day('Deadline', 'closesAt'),
  timestamp('Next follow-up', 'nextFollowUpAt'),
  timestamp('Last contact', 'lastContactAt'),
  timestamp('Created', 'createdAt'),
  timestamp('Updated', 'updatedAt'),
];

/** Keeps a column in the notes, under its heading. */
export const NOTES_FIELD: LeadCsvField = {
  label: 'Notes',
  path: 'notes',
  kind: 'text',
  isShared: true,
  read: () => false,
};

/** What a column of a file can fill. */
export const IMPORT_FIELDS: readonly LeadCsvField[] = [
  ...LEAD_CSV_FIELDS,
  NOTES_FIELD,
  ...LEAD_STATUSES.filter((status) => status !== 'new').map(stageDate),
];
