import type { LeadCategory } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { categoryOf } from './statusMenu.ts';

type Field = keyof Lead;

const NOT_SOLD: readonly Field[] = ['score', 'isQualified', 'qualificationNotes'];
const NOT_APPLIED_FOR: readonly Field[] = [
  'employmentType',
  'appliedWhere',
  'applicationUrl',
  'compensationRange',
  'closesAt',
];

/** What leads of a category don't have. It shows only where it has a value. */
const WITHOUT: Record<LeadCategory, readonly Field[]> = {
  'job-application': NOT_SOLD,
  'freelance-project': ['employmentType', ...NOT_SOLD],
  'sales-lead': NOT_APPLIED_FOR,
  networking: [...NOT_APPLIED_FOR, ...NOT_SOLD],
};

/** What a category calls a field, where it isn't the form's label. */
const WORDS: Partial<Record<LeadCategory, Partial<Record<Field, string>>>> = {
  'freelance-project': { compensationRange: 'Budget', closesAt: 'Proposals Due' },
  'sales-lead': { compensationRange: 'Budget' },
};

/** Whether a lead has a field, by its category. */
export const hasField = (lead: Pick<Lead, 'category' | 'type'>, field: Field): boolean =>
  !WITHOUT[categoryOf(lead)].includes(field);

/** The label of a lead's field, in the words of its category. */
export const fieldWord = (lead: Pick<Lead, 'category' | 'type'>, field: Field, label: string) =>
  WORDS[categoryOf(lead)]?.[field] ?? label;
