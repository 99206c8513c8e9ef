import { LEAD_PRIORITIES, type LeadSortField, type LeadStatus } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LEAD_STATUS_GROUPS } from './lead.ts';

/** The order of a list of leads. */
export interface LeadSort {
  by: LeadSortField;
  order: 'asc' | 'desc';
}

export const NEWEST_FIRST: LeadSort = { by: 'createdAt', order: 'desc' };

export const LAST_UPDATED_FIRST: LeadSort = { by: 'updatedAt', order: 'desc' };

/** The order in which a field is most useful, for the first click on its name. */
export const firstOrder = (by: LeadSortField): LeadSort['order'] =>
  ['createdAt', 'updatedAt', 'appliedAt', 'value', 'compensationRange', 'priority'].includes(by)
    ? 'desc'
    : 'asc';

const STATUS_ORDER: readonly LeadStatus[] = LEAD_STATUS_GROUPS.flatMap(
  ({ statuses }): readonly LeadStatus[] => statuses,
);

/** The value that a field sorts by; `null` when the lead has none. */
function sortKey(lead: Lead, by: LeadSortField): number | string | null {
  if (by === 'status') return STATUS_ORDER.indexOf(lead.status);
  if (by === 'priority') return LEAD_PRIORITIES.indexOf(lead.priority);
  return lead[by] || null;
}

const compareText = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare;

/** The sorted leads. Leads without the field come last in both orders; equal ones stay as they are. */
export function sortLeads(leads: readonly Lead[], { by, order }: LeadSort): Lead[] {
  const sign = order === 'asc' ? 1 : -1;
  const keys = new Map(leads.map((lead) => [lead, sortKey(lead, by)]));
  const isText = by === 'title' || by === 'source' || by === 'compensationRange';
  return leads.toSorted((first, second) => {
    const [a, b] = [keys.get(first) ?? null, keys.get(second) ?? null];
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    if (isText) return sign * compareText(String(a), String(b));
    return a < b ? -sign : sign;
  });
}
