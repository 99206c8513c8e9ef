import { type LeadFieldName, leadField } from '#domain/contract/leadFields.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { categoryOf } from './statusMenu.ts';

/** What a lead has at the path of a field. */
export function valueAt(lead: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], lead);
}

/** A lead with only this value, for an update. */
export const withValueAt = (path: string, value: unknown): object =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object;

type KindOfLead = Pick<Lead, 'category' | 'type'>;

/** Whether a lead has a field, by its category. */
export const hasField = (lead: KindOfLead, name: LeadFieldName): boolean =>
  !leadField(name).without?.includes(categoryOf(lead));

/** Whether a field is of use in a list: one of its leads has it, by its category or with a value. */
export const isFieldUsed = (leads: readonly Lead[], name: LeadFieldName): boolean =>
  leads.some((lead) => hasField(lead, name) || Boolean(valueAt(lead, leadField(name).path)));

/** What a field is called on a lead of this category: in the form by its label, elsewhere by its name. */
export function fieldWord(
  lead: KindOfLead,
  field: LeadFieldName,
  by: 'label' | 'name' = 'name',
): string {
  const row = leadField(field);
  return row.words?.[categoryOf(lead)] ?? row[by];
}
