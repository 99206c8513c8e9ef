import { LEAD_PRIORITIES, type LeadSortField } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { STATUS_ORDER } from './lead.ts';

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

/** The value that a field sorts by; `null` when the lead has none. */
function sortKey(lead: Lead, by: LeadSortField): number | string | null {
  if (by === 'status') return STATUS_ORDER.indexOf(lead.status);
  if (by === 'priority') return LEAD_PRIORITIES.indexOf(lead.priority);
  return lead[by] || null;
}

const compareText = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare;

/** Sorted by a key, equal ones as they are. Those without one come last in both orders. */
export function sortedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number | string | null,
  { order, isText = false }: { order: 'asc' | 'desc'; isText?: boolean },
): Item[] {
  const sign = order === 'asc' ? 1 : -1;
  const keys = new Map(items.map((item) => [item, keyOf(item)]));
  return items.toSorted((first, second) => {
    const [a, b] = [keys.get(first) ?? null, keys.get(second) ?? null];
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    if (isText) return sign * compareText(String(a), String(b));
    return a < b ? -sign : sign;
  });
}

export const sortLeads = (leads: readonly Lead[], { by, order }: LeadSort): Lead[] =>
  sortedBy(leads, (lead) => sortKey(lead, by), {
    order,
    isText: by === 'title' || by === 'source' || by === 'compensationRange',
  });
