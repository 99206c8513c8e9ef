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
type Searchable = Pick<Lead, 'title' | 'company' | 'description' | 'tags'> & {
  contactInfo: Pick<Lead['contactInfo'], 'name'>;
};

/** Separates the fields, so that a search can't match across two of them. */
const SEPARATOR = '\u001f';

/** The text that the search looks in, in lower case (product spec, section 5). */
export const searchText = ({ title, company, contactInfo, description, tags }: Searchable) =>
  [title, company, contactInfo.name === NOT_AVAILABLE ? '' : contactInfo.name, description, ...tags]
    .join(SEPARATOR)
    .toLowerCase();

/** The search texts of leads, because lower-casing 10,000 of them takes longer than a keystroke may. */
const searchTexts = new WeakMap<Searchable, string>();

function cachedSearchText(lead: Searchable): string {
  let text = searchTexts.get(lead);
  if (text === undefined) {
    text = searchText(lead);
    searchTexts.set(lead, text);
  }
  return text;
}

/** Whether a lead matches the search and all filters. The type filter matches `type` or `category`. */
export const matchesFilters = (
  lead: Lead,
  { search, status, priority, type }: LeadFilters,
): boolean =>
  (status === 'all' || lead.status === status) &&
  (priority === 'all' || lead.priority === priority) &&
  (type === 'all' || lead.type === type || lead.category === type) &&
  cachedSearchText(lead).includes(search.trim().toLowerCase());
