import type { ImportedLead } from './contract/leadImport.ts';
import type { ContactInfo, Lead } from './contract/leads.ts';
import { calendarDateOf, followUpOn } from './followUp.ts';
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

/** A field with a text. */
export const text = (
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

/** A field of the contact. */
export const contact = (
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

/** A field with a time. A date alone becomes 9:00 on that day. */
export const timestamp = (label: string, path: DateField, aliases: string[]): LeadCsvField => ({
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

/** A field with a calendar date. */
export const day = (
  label: string,
  path: 'postedAt' | 'closesAt',
  aliases: string[],
): LeadCsvField => ({
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
