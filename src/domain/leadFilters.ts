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

/** What the search needs of a lead. */
export type Searchable = Pick<Lead, 'title' | 'company' | 'description' | 'tags'> & {
  contactInfo: Pick<Lead['contactInfo'], 'name'>;
};

/** Stands between two texts that are searched: a character that nobody types. */
const SEPARATOR = '\u001f';

/** All that the search looks through, in lower case (product spec, section 5). */
export const searchText = ({ title, company, contactInfo, description, tags }: Searchable) =>
  [title, company, contactInfo.name === NOT_AVAILABLE ? '' : contactInfo.name, description, ...tags]
    .join(SEPARATOR)
    .toLowerCase();

/** Made once per lead, not at every keystroke over ten thousand of them. */
const searchTexts = new WeakMap<Searchable, string>();

function knownSearchText(lead: Searchable): string {
  const known = searchTexts.get(lead);
  if (known !== undefined) return known;
  const text = searchText(lead);
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
  return search === '' || knownSearchText(lead).includes(search);
}
