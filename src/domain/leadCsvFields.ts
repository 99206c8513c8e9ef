import { readAmount } from './amount.ts';
import { LEAD_CATEGORIES, LEAD_PRIORITIES, LEAD_STATUSES, LEAD_TYPES } from './contract/enums.ts';
import type { ImportedLead } from './contract/leadImport.ts';
import type { ContactInfo, Lead } from './contract/leads.ts';
import { foldedWords } from './foldedWords.ts';
import { calendarDateOf, followUpOn } from './followUp.ts';
import {
  LEAD_CATEGORY_LABELS,
  LEAD_PRIORITY_LABELS,
  LEAD_STATUS_LABELS,
  LEAD_TYPE_LABELS,
} from './lead.ts';
import { readDate } from './readDate.ts';

export type CsvCell = string | number | null;

/** A lead while its row is read. */
export type LeadDraft = Partial<ImportedLead>;

/** How the cells of a file are to be read. */
export interface CsvReading {
  /** The statuses of the file's words, as `foldedWords` writes them. */
  statuses: Readonly<Record<string, Lead['status']>>;
  /** 3/4/2026 is in April. */
  dayFirst: boolean;
  /** The user's currency. */
  currency: string;
  /** The file is our own export, which writes numbers as JavaScript does. */
  isOwn: boolean;
}

/** A column of the export, and a field that a column of an imported file can fill. */
export interface LeadCsvField {
  /** The heading in the export, and the name in the mapping. */
  label: string;
  /** Where the contract has the field, for its errors. */
  path: string;
  /** Headings in other trackers, as `foldedWords` writes them. */
  aliases: readonly string[];
  value: (lead: Lead) => CsvCell;
  /** Puts a cell that isn't blank into the lead. Returns the problem with it, if there is one. */
  read: (text: string, draft: LeadDraft, reading: CsvReading) => string | undefined;
  isDate?: boolean;
}

type TextField = {
  [Key in keyof LeadDraft & keyof Lead]: Lead[Key] extends string ? Key : never;
}[keyof LeadDraft & keyof Lead];
type DateField = 'nextFollowUpAt' | 'lastContactAt' | 'createdAt' | 'updatedAt';

const text = (
  label: string,
  path: Exclude<TextField, DateField | undefined>,
  aliases: string[] = [],
): LeadCsvField => ({
  label,
  path,
  aliases,
  value: (lead) => lead[path],
  read: (cell, draft) => void Object.assign(draft, { [path]: cell }),
});

const contact = (
  label: string,
  field: keyof ContactInfo,
  aliases: string[] = [],
): LeadCsvField => ({
  label,
  path: `contactInfo.${field}`,
  aliases,
  value: ({ contactInfo }) => contactInfo[field] ?? '',
  read: (cell, draft) => {
    draft.contactInfo = { ...draft.contactInfo, [field]: cell };
    return undefined;
  },
});

const NO_DATE = 'must be a date such as 2026-11-21';

const timestamp = (label: string, path: DateField, aliases: string[]): LeadCsvField => ({
  label,
  path,
  aliases,
  isDate: true,
  value: (lead) => lead[path],
  read: (cell, draft, { dayFirst }) => {
    const date = readDate(cell, dayFirst);
    if (!date) return NO_DATE;
    const at = date.hasTime ? date.at.toISOString() : followUpOn(calendarDateOf(date.at));
    if (!at) return NO_DATE;
    draft[path] = at;
    return undefined;
  },
});

const day = (label: string, path: 'postedAt' | 'closesAt', aliases: string[]): LeadCsvField => ({
  label,
  path,
  aliases,
  isDate: true,
  value: (lead) => lead[path],
  read: (cell, draft, { dayFirst }) => {
    const date = readDate(cell, dayFirst);
    if (!date) return NO_DATE;
    draft[path] = calendarDateOf(date.at);
    return undefined;
  },
});

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

/** A status's usual words in trackers, as `foldedWords` writes them. */
const STATUS_WORDS: Partial<Record<Lead['status'], string[]>> = {
  new: [
    'wishlist',
    'wish list',
    'bookmarked',
    'saved',
    'interested',
    'to apply',
    'to do',
    'not started',
    'not applied',
    'applying',
    'backlog',
    'lead',
    'open',
  ],
  contacted: ['reached out', 'emailed', 'messaged', 'in contact', 'in touch'],
  proposal: ['proposal sent', 'quote sent', 'quoted'],
  negotiating: ['negotiation', 'in negotiation'],
  'closed-won': ['won'],
  'closed-lost': ['lost'],
  applied: ['application sent', 'application submitted', 'submitted', 'sent', 'application'],
  interviewing: [
    'interview',
    'interviews',
    'interviewed',
    'interview scheduled',
    'phone screen',
    'phone interview',
    'phone call',
    'screening',
    'screen',
    'recruiter screen',
    'recruiter call',
    'technical interview',
    'tech interview',
    'first interview',
    'second interview',
    'final interview',
    'final round',
    'onsite',
    'on site',
    'onsite interview',
    'assessment',
    'take home',
    'take home test',
  ],
  offer: ['offered', 'offer received', 'offer extended', 'job offer'],
  hired: ['accepted', 'offer accepted', 'got the job'],
  rejected: ['rejection', 'not selected', 'denied', 'turned down', 'no longer under consideration'],
  withdrawn: ['withdrew', 'i withdrew', 'offer declined', 'not interested'],
};

/** The status that a word of a tracker stands for; `undefined` for an unknown one. */
export const statusOfWord = (word: string): Lead['status'] | undefined => {
  const folded = foldedWords(word);
  return LEAD_STATUSES.find(
    (status) =>
      foldedWords(LEAD_STATUS_LABELS[status]) === folded || STATUS_WORDS[status]?.includes(folded),
  );
};

/**
 * The fields of a file's columns, by their headings; `null` for those that aren't imported. Each field
 * is filled by the first column that fits, but the description by all of them.
 */
export function guessFields(headings: readonly string[]): (LeadCsvField | null)[] {
  const taken = new Set<LeadCsvField>();
  const fitting = (fits: (field: LeadCsvField, heading: string) => boolean) => (heading: string) =>
    LEAD_CSV_FIELDS.find((field) => fits(field, foldedWords(heading)));
  const byLabel = headings.map(fitting(({ label }, heading) => foldedWords(label) === heading));
  const byAlias = headings.map(fitting(({ aliases }, heading) => aliases.includes(heading)));
  const choose = (field: LeadCsvField | undefined) => {
    if (!field || taken.has(field)) return null;
    if (field.path !== 'description') taken.add(field);
    return field;
  };
  // Exact headings first: 'Name' is the title only when no column is called Title.
  const guesses = byLabel.map(choose);
  return guesses.map((guess, index) => guess ?? choose(byAlias[index]));
}

/** Whether the columns are those of our own export. */
export const isOwnExport = (headings: readonly string[]): boolean =>
  ['Title', 'Company', 'Posting', 'Next follow-up', 'Created', 'Updated'].every((label) =>
    headings.includes(label),
  );
