import type { LeadCategory, LeadPriority, LeadStatus, LeadType } from './contract/enums.ts';
import type { Lead } from './contract/leads.ts';
import { NOT_AVAILABLE } from './lead.ts';

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

/** The fields that the search uses. */
export type Searchable = Pick<Lead, 'title' | 'company' | 'description' | 'tags'> & {
  contactInfo: Pick<Lead['contactInfo'], 'name'>;
};

/** Separates the fields, so that a search can't match across two of them. */
const SEPARATOR = '\u001f';

/** The text that the search looks in, in lower case (product spec, section 5). */
export const searchText = ({ title, company, contactInfo, description, tags }: Searchable) =>
  [title, company, contactInfo.name === NOT_AVAILABLE ? '' : contactInfo.name, description, ...tags]
    .join(SEPARATOR)
    .toLowerCase();

/** Computed once per lead, not at every keystroke. */
const searchTexts = new WeakMap<Searchable, string>();

/** The `searchText` of a lead, cached for the lifetime of the object. */
export function knownSearchText(lead: Searchable): string {
  const known = searchTexts.get(lead);
  if (known !== undefined) return known;
  const text = searchText(lead);
  searchTexts.set(lead, text);
  return text;
}

/** The search without case and surrounding spaces. */
export const searchedFor = (search: string): string => search.trim().toLowerCase();

/** Whether a lead matches the three dropdowns. The type filter matches `type` or `category`. */
export const matchesChoices = (
  lead: Pick<Lead, 'status' | 'priority' | 'type' | 'category'>,
  { status, priority, type }: Omit<LeadFilters, 'search'>,
): boolean =>
  (status === 'all' || lead.status === status) &&
  (priority === 'all' || lead.priority === priority) &&
  (type === 'all' || lead.type === type || lead.category === type);

/** Whether a lead matches the search and all filters. */
export function matchesFilters(lead: Lead, filters: LeadFilters): boolean {
  const search = searchedFor(filters.search);
  return matchesChoices(lead, filters) && (search === '' || knownSearchText(lead).includes(search));
}
