import type { LeadCategory, LeadPriority, LeadStatus, LeadType } from './contract/enums.ts';
import type { Lead } from './contract/leads.ts';
import { searchText, searchWords } from './searchText.ts';

/** The filters above the list of leads. */
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

/** The search texts of leads, because folding those of 10,000 takes longer than a keystroke may. */
const searchTexts = new WeakMap<Lead, string>();

function cachedSearchText(lead: Lead): string {
  let text = searchTexts.get(lead);
  if (text === undefined) {
    text = searchText(lead);
    searchTexts.set(lead, text);
  }
  return text;
}

/**
 * Returns a function that tells whether a lead matches the search and all filters. The type filter
 * matches `type` or `category`.
 */
export function leadMatcher({ search, status, priority, type }: LeadFilters) {
  const words = searchWords(search);
  return (lead: Lead): boolean =>
    (status === 'all' || lead.status === status) &&
    (priority === 'all' || lead.priority === priority) &&
    (type === 'all' || lead.type === type || lead.category === type) &&
    words.every((word) => cachedSearchText(lead).includes(word));
}

/** Whether a lead matches. For many leads, use `leadMatcher`. */
export const matchesFilters = (lead: Lead, filters: LeadFilters): boolean =>
  leadMatcher(filters)(lead);
