import {
  type Lead,
  type LeadCategory,
  type LeadPriority,
  type LeadStatus,
  type LeadType,
  NOT_AVAILABLE,
} from './lead.ts';

/** The choices above the list of leads. `'all'` leaves a filter open. */
export interface LeadFilters {
  search: string;
  status: LeadStatus | 'all';
  type: LeadType | LeadCategory | 'all';
  priority: LeadPriority | 'all';
}

export const NO_LEAD_FILTERS: LeadFilters = {
  search: '',
  status: 'all',
  type: 'all',
  priority: 'all',
};

/** Lower-cased once per lead, not at every keystroke over ten thousand of them. */
const searchTexts = new WeakMap<Lead, string>();

/** What the search looks through (product spec, section 5), a line a field. */
function searchText(lead: Lead): string {
  const known = searchTexts.get(lead);
  if (known !== undefined) return known;
  const name = lead.contactInfo.name === NOT_AVAILABLE ? '' : lead.contactInfo.name;
  const text = [lead.title, lead.company, name, lead.description, ...lead.tags]
    .join('\n')
    .toLowerCase();
  searchTexts.set(lead, text);
  return text;
}

/**
 * Whether a lead passes the search and every filter: all combine with AND, the search ignores
 * case, and the type filter matches `type` or `category`.
 */
export function matchesFilters(lead: Lead, filters: LeadFilters): boolean {
  if (filters.status !== 'all' && lead.status !== filters.status) return false;
  if (filters.priority !== 'all' && lead.priority !== filters.priority) return false;
  if (filters.type !== 'all' && lead.type !== filters.type && lead.category !== filters.type) {
    return false;
  }
  const search = filters.search.trim().toLowerCase();
  return search === '' || searchText(lead).includes(search);
}

/** Whether any choice narrows the list. */
export const hasFilters = (filters: LeadFilters): boolean =>
  filters.search.trim() !== '' ||
  filters.status !== 'all' ||
  filters.type !== 'all' ||
  filters.priority !== 'all';
