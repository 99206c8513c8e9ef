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
import { searchText, searchWords, typoPattern } from './searchText.ts';

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
 * matches `type` or `category`. When none of `leads` matches the search exactly, one typo is forgiven
 * in each of its words (see `typoPattern`).
 */
export function leadMatcher(filters: LeadFilters, leads: readonly Lead[]) {
  const { status, priority, type, scope } = filters;
  const words = searchWords(filters.search);
  const patterns = words.map(typoPattern);
  const isListed = (lead: Lead): boolean =>
    (status === 'all' || lead.status === status) &&
    (priority === 'all' || lead.priority === priority) &&
    (type === 'all' || lead.type === type || lead.category === type) &&
    (scope === 'all' || SCOPES[scope](lead));
  const isExact = (lead: Lead): boolean =>
    isListed(lead) && words.every((word) => cachedSearchText(lead).includes(word));
  if (patterns.every((pattern) => pattern === null) || leads.some(isExact)) return isExact;

  const typos = patterns.map((pattern) => (pattern === null ? null : new RegExp(pattern)));
  return (lead: Lead): boolean => {
    const text = cachedSearchText(lead);
    return (
      isListed(lead) && words.every((word, at) => text.includes(word) || typos[at]?.test(text))
    );
  };
}
