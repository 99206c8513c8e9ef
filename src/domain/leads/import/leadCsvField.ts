import type { LeadStatus } from '#domain/contract/enums.ts';
import type { ImportedLead } from '#domain/contract/leadImport.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { calendarDateOf, followUpOn } from '#domain/leads/followUp.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import type { Statuses } from '#domain/leads/statusMenu.ts';
import { readDate } from '#domain/words/readDate.ts';

export type CsvCell = string | number | null;

/** A lead while its row is read. */
export type LeadDraft = Partial<ImportedLead>;

/** How the rows of a file are to be read. */
export interface CsvReading {
  /** The statuses of the file's words, as `foldedWords` writes them. */
  statuses: ReadonlyMap<string, { status: LeadStatus; customStatus: string; isExact: boolean }>;
  /** 3/4/2026 is in April. */
  dayFirst: boolean;
  /** What a row without a title gets; `null` for 'Application at COMPANY'. */
  title: string | null;
  /** The user's currency. */
  currency: string;
  /** The file is our own export, which writes numbers as JavaScript does. */
  isOwn: boolean;
}

/** What most cells of a column look like. */
export type CellKind = 'date' | 'address' | 'email' | 'phone' | 'status' | 'name' | 'text';

/** A field that a column of an imported file can fill. */
export interface LeadCsvField {
  /** The heading in the export, and the name in the mapping. */
  label: string;
  /** Where the contract has the field, for its errors and headings. */
  path: string;
  kind: CellKind;
  /** Puts a cell that isn't blank into the lead. Returns whether nothing of it is lost. */
  read: (text: string, draft: LeadDraft, reading: CsvReading) => boolean;
  /** Several columns can fill it. */
  isShared?: boolean;
}

/** What a lead has before it is saved, too. */
type ExportedLead = Omit<Lead, 'id' | 'userId' | 'version'>;

/** A field that the export has a column for. */
export interface ExportedField extends LeadCsvField {
  value: (lead: ExportedLead, statuses: Statuses) => CsvCell;
  /** English headings, the more usual ones first. */
  headings: string;
}

/** A cell's date in the time of a request. A date alone becomes 9:00 on that day. */
export function timestampOf(cell: string, { dayFirst }: CsvReading): string | null {
  const date = readDate(cell, dayFirst);
  if (!date) return null;
  return date.hasTime ? date.at.toISOString() : followUpOn(calendarDateOf(date.at));
}

/** Whether a cell says yes or no; `undefined` for other text. */
export function flagOf(cell: string): boolean | undefined {
  if (/^(?:yes|y|true|x|✓|✔|☑|✅|done|ja|oui|si|sí|sim|да|是)$/i.test(cell.trim())) return true;
  return /^(?:no|n|false|✗|☐|❌|nein|non|não|нет|否)$/i.test(cell.trim()) ? false : undefined;
}

/** When, or whether, a lead got a status. A date to come isn't history: it is the next follow-up. */
export const stageDate = (status: LeadStatus): LeadCsvField => ({
  label: `${LEAD_STATUS_LABELS[status]} on`,
  path: `statusChanges.${status}`,
  kind: 'date',
  isShared: status !== 'applied',
  read: (cell, draft, reading) => {
    const isReached = flagOf(cell);
    if (isReached && (draft.status ?? 'new') === 'new') draft.status = status;
    if (isReached !== undefined) return true;
    const changedAt = timestampOf(cell, reading);
    if (!changedAt) return false;
    if (Date.parse(changedAt) > Date.now()) {
      const isFree = draft.nextFollowUpAt === undefined;
      draft.nextFollowUpAt ??= changedAt;
      return isFree;
    }
    draft.statusChanges = [...(draft.statusChanges ?? []), { toStatus: status, changedAt }];
    return true;
  },
});
