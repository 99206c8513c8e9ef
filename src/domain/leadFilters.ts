import type {
  LeadCategory,
  LeadPriority,
  LeadScope,
  LeadStatus,
  LeadType,
} from './contract/enums.ts';
import type { Lead } from './contract/leads.ts';
import { daysOverdue } from './followUp.ts';
import { isActive, isQualified } from './lead.ts';
import { searchText, searchWords } from './searchText.ts';

/** The filters above the list of leads. */
export interface LeadFilters {
  search: string;
  status: LeadStatus | 'all';
  type: LeadType | LeadCategory | 'all';
  priority: LeadPriority | 'all';
  scope: LeadScope | 'all';
}

export const NO_LEAD_FILTERS: LeadFilters = {
  search: '',
  status: 'all',
  type: 'all',
  priority: 'all',
  scope: 'all',
};

export const sameFilters = (a: LeadFilters, b: LeadFilters): boolean =>
  a.search === b.search &&
  a.status === b.status &&
  a.type === b.type &&
  a.priority === b.priority &&
  a.scope === b.scope;

export const LEAD_SCOPE_LABELS: Record<LeadScope, string> = {
  active: 'Active',
  qualified: 'Qualified',
  due: 'Follow-up due',
  'due-week': 'Due this week',
};

/** Whether the follow-up on an active lead is due in at most so many days. */
const isDueWithin = (days: number, lead: Lead): boolean =>
  isActive(lead) && lead.nextFollowUpAt !== null && daysOverdue(lead.nextFollowUpAt) >= -days;

const SCOPES: Record<LeadScope, (lead: Lead) => boolean> = {
  active: isActive,
  qualified: isQualified,
  due: (lead) => isDueWithin(0, lead),
  'due-week': (lead) => isDueWithin(6, lead),
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
export function leadMatcher({ search, status, priority, type, scope }: LeadFilters) {
  const words = searchWords(search);
  return (lead: Lead): boolean =>
    (status === 'all' || lead.status === status) &&
    (priority === 'all' || lead.priority === priority) &&
    (type === 'all' || lead.type === type || lead.category === type) &&
    (scope === 'all' || SCOPES[scope](lead)) &&
    words.every((word) => cachedSearchText(lead).includes(word));
}

/** Whether a lead matches. For many leads, use `leadMatcher`. */
export const matchesFilters = (lead: Lead, filters: LeadFilters): boolean =>
  leadMatcher(filters)(lead);
