import type { LeadCategory, LeadPriority, LeadStatus, LeadType } from './contract/enums.ts';
import type { Lead } from './contract/leads.ts';
import { NOT_AVAILABLE } from './lead.ts';

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

/** The `searchText` of a lead, which is kept for as long as the lead itself is. */
export function knownSearchText(lead: Searchable): string {
  const known = searchTexts.get(lead);
  if (known !== undefined) return known;
  const text = searchText(lead);
  searchTexts.set(lead, text);
  return text;
}

/** What of a search counts: neither case nor the blanks around it do. */
export const searchedFor = (search: string): string => search.trim().toLowerCase();

/** Whether a lead passes the three filters; the type filter matches `type` or `category`. */
export const matchesChoices = (
  lead: Pick<Lead, 'status' | 'priority' | 'type' | 'category'>,
  { status, priority, type }: Omit<LeadFilters, 'search'>,
): boolean =>
  (status === 'all' || lead.status === status) &&
  (priority === 'all' || lead.priority === priority) &&
  (type === 'all' || lead.type === type || lead.category === type);

/** Whether a lead passes the search and every filter: all combine with AND. */
export function matchesFilters(lead: Lead, filters: LeadFilters): boolean {
  const search = searchedFor(filters.search);
  return matchesChoices(lead, filters) && (search === '' || knownSearchText(lead).includes(search));
}
