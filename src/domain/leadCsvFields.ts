import { readAmount } from './amount.ts';
import { LEAD_CATEGORIES, LEAD_PRIORITIES, LEAD_TYPES } from './contract/enums.ts';
import { foldedWords } from './foldedWords.ts';
import {
  LEAD_CATEGORY_LABELS,
  LEAD_PRIORITY_LABELS,
  LEAD_STATUS_LABELS,
  LEAD_TYPE_LABELS,
} from './lead.ts';
import {
  type CsvReading,
  contact,
  day,
  type LeadCsvField,
  type LeadDraft,
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

function readValue(cell: string, draft: LeadDraft, { currency, isOwn }: CsvReading) {
  const amount = isOwn ? { value: Number(cell), currency: null } : readAmount(cell, { currency });
  if (!amount || ('value' in amount && Number.isNaN(amount.value))) return 'must be an amount';
  if ('readings' in amount) [draft.value] = amount.readings;
  else {
    draft.value = amount.value;
    draft.currency ??= amount.currency;
  }
  return undefined;
}

/** The columns of the export, in its order. */
export const LEAD_CSV_FIELDS: readonly LeadCsvField[] = [
  text('Title', 'title', [
    'job title',
    'lead title',
    'lead title position',
    'position',
    'job position',
    'role',
    'job',
    'opportunity',
    'name',
  ]),
  text('Company', 'company', [
    'company name',
    'company organization',
    'organization',
    'organisation',
    'employer',
    'client',
    'account',
  ]),
  {
    label: 'Status',
    path: 'status',
    aliases: ['stage', 'application status', 'job status', 'state', 'list', 'list name'],
    value: ({ status }) => LEAD_STATUS_LABELS[status],
    read: (cell, draft, { statuses }) => {
      draft.status = statuses[foldedWords(cell)] ?? 'new';
      return undefined;
    },
  },
  {
    label: 'Type',
    path: 'type',
    aliases: ['category', 'lead type'],
    value: ({ type, category }) =>
      category ? LEAD_CATEGORY_LABELS[category] : LEAD_TYPE_LABELS[type],
    read: (cell, draft) => {
      const category = labeled(LEAD_CATEGORIES, LEAD_CATEGORY_LABELS, cell);
      const type = labeled(LEAD_TYPES, LEAD_TYPE_LABELS, cell);
      if (category) draft.category = category;
      else if (type) draft.type = type;
      // Other trackers have the kind of employment here.
      else draft.employmentType ??= cell;
      return undefined;
    },
  },
  {
    label: 'Priority',
    path: 'priority',
    aliases: [],
    value: ({ priority }) => LEAD_PRIORITY_LABELS[priority],
    read: (cell, draft) => {
      draft.priority = labeled(LEAD_PRIORITIES, LEAD_PRIORITY_LABELS, cell);
      if (draft.priority) return undefined;
      return `must be ${Object.values(LEAD_PRIORITY_LABELS)
        .join(', ')
        .replace(/, (?=\w+$)/, ' or ')}`;
    },
  },
  {
    label: 'Value',
    path: 'value',
    aliases: ['amount', 'deal value', 'deal size', 'budget', 'expected value'],
    value: ({ value }) => value || null,
    read: readValue,
  },
  {
    label: 'Currency',
    path: 'currency',
    aliases: [],
    value: ({ currency }) => currency,
    read: (cell, draft) => {
      draft.currency = cell.toUpperCase();
      return undefined;
    },
  },
  text('Source', 'source', ['found where', 'found on', 'lead source', 'job board', 'platform']),
  text('Applied where', 'appliedWhere', ['applied via', 'applied through']),
  text('Location', 'location', ['job location', 'city', 'office', 'place']),
  text('Compensation', 'compensationRange', [
    'compensation range',
    'salary',
    'salary range',
    'max salary',
    'pay',
    'pay range',
    'rate',
  ]),
  text('Employment type', 'employmentType', ['job type', 'work type', 'contract type']),
  contact('Contact', 'name', [
    'contact name',
    'contact person',
    'contacts',
    'recruiter',
    'hiring manager',
  ]),
  contact('Email', 'email', ['contact email', 'e mail', 'email address', 'recruiter email']),
  contact('Phone', 'phone', ['contact phone', 'phone number', 'telephone', 'mobile']),
  contact('LinkedIn', 'linkedin', ['contact linkedin', 'linkedin url', 'linkedin profile']),
  contact('Website', 'website', ['company website', 'contact website', 'homepage']),
  text('Posting', 'postUrl', [
    'posting url',
    'url',
    'link',
    'job url',
    'job link',
    'job post',
    'job posting',
    'job posting url',
    'job post url',
    'job listing',
    'listing',
  ]),
  text('Application', 'applicationUrl', ['application url', 'application link', 'apply link']),
  day('Posted', 'postedAt', ['date posted', 'posted on', 'posted at', 'posting date']),
  {
    label: 'Description',
    path: 'description',
    aliases: ['job description', 'lead description', 'notes', 'note', 'comments', 'details'],
    value: ({ description }) => description,
    // The only field that several columns can fill.
    read: (cell, draft) => {
      draft.description = draft.description ? `${draft.description}\n\n${cell}` : cell;
      return undefined;
    },
  },
  {
    label: 'Tags',
    path: 'tags',
    aliases: ['labels', 'tag', 'keywords', 'skills'],
    value: ({ tags }) => listCell(tags),
    read: (cell, draft) => {
      draft.tags = readListCell(cell);
      return undefined;
    },
  },
  day('Deadline', 'closesAt', [
    'closes',
    'application deadline',
    'closing date',
    'close date',
    'apply by',
    'due date',
  ]),
  timestamp('Next follow-up', 'nextFollowUpAt', [
    'follow up',
    'follow up date',
    'followup',
    'next step date',
    'next action date',
    'reminder',
  ]),
  timestamp('Last contact', 'lastContactAt', [
    'date applied',
    'applied',
    'applied date',
    'applied at',
    'applied on',
    'application date',
    'last contacted',
    'last contact date',
  ]),
  timestamp('Created', 'createdAt', [
    'date added',
    'date saved',
    'date created',
    'created at',
    'created time',
    'added',
    'added on',
    'date',
  ]),
  timestamp('Updated', 'updatedAt', [
    'last updated',
    'updated at',
    'last edited time',
    'last modified',
  ]),
];
