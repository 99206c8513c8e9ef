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

/** Whether a field is of use in a list: half of its leads have it by their category, or one has a value. */
export function isFieldUsed(leads: readonly Lead[], name: LeadFieldName): boolean {
  const having = leads.filter((lead) => hasField(lead, name)).length;
  const { path } = leadField(name);
  return (
    (having > 0 && having * 2 >= leads.length) || leads.some((lead) => Boolean(valueAt(lead, path)))
  );
}

/** What a field is called on a lead of this category: in the form by its label, elsewhere by its name. */
export function fieldWord(
  lead: KindOfLead,
  field: LeadFieldName,
  by: 'label' | 'name' = 'name',
): string {
  const row = leadField(field);
  return row.words?.[categoryOf(lead)] ?? row[by];
}
