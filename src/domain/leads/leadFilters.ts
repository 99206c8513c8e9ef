import {
  LEAD_CATEGORIES,
  LEAD_DEADLINES,
  LEAD_PRIORITIES,
  LEAD_SCOPES,
  LEAD_TYPES,
  type LeadDeadline,
  type LeadScope,
} from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import type { SavedView } from '#domain/contract/views.ts';
import { daysOverdue } from './followUp.ts';
import {
  isActive,
  isQualified,
  LEAD_CATEGORY_LABELS,
  LEAD_PRIORITY_LABELS,
  LEAD_STATUS_LABELS,
  LEAD_TYPE_LABELS,
  STATUS_ORDER,
} from './lead.ts';
import { cachedText, foldText, searchMatcher, searchText, searchWords } from './searchText.ts';
import type { Statuses } from './statusMenu.ts';

/** The chosen values, 'all' for any, and the search. */
export type LeadFilters = SavedView['filters'];

/** Whether the follow-up on an active lead is due in at most so many days. */
const isDueWithin = (days: number, lead: Lead): boolean =>
  isActive(lead) &&
  lead.status !== 'hired' &&
  lead.nextFollowUpAt !== null &&
  daysOverdue(lead.nextFollowUpAt) >= -days;

const SCOPES: Record<LeadScope, (lead: Lead) => boolean> = {
  active: isActive,
  qualified: isQualified,
  due: (lead) => isDueWithin(0, lead),
  'due-week': (lead) => isDueWithin(6, lead),
};

export type LeadFilterName = Exclude<keyof LeadFilters, 'search'>;

interface LeadFilter<Value extends string> {
  label: string;
  /** Its parameter in the URL of the leads page. */
  param: string;
  /** The option that shows all leads. */
  all: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  matches: (lead: Lead, value: Value) => boolean;
  /** Several values can be chosen, and a lead must match one; the user's own values aren't in the table. */
  isList?: true;
  /** The value is typed. */
  isText?: true;
  /** The values of a lead, to choose from. */
  offers?: (lead: Lead) => readonly string[];
}

const typed = (label: string, param: string) => ({
  label,
  param,
  all: 'Any',
  values: [],
  labels: {},
  isText: true as const,
});

/** Whether a text has all words, whatever their case and accents. */
const hasWords = (text: string, words: string): boolean =>
  searchWords(words).every((word) => foldText(text).includes(word));

/** The amounts in a text such as '€70k to 85,000'. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/(\d(?:[\d.,'’ ]*\d)?)\s*(k\b)?/gi)].map(
    ([, digits = '', thousands]) =>
      Number(digits.replace(/[.,'’ ](?=\d{3}(?!\d))/g, '').replace(',', '.')) *
      (thousands ? 1_000 : 1),
  );

/** Whether applications close from today on, in at most so many days. */
const daysLeft = ({ closesAt }: Lead): number => -daysOverdue(`${closesAt}T12:00`);
const closesWithin = (days: number, lead: Lead): boolean =>
  lead.closesAt !== '' && daysLeft(lead) >= 0 && daysLeft(lead) <= days;

const DEADLINES: Record<LeadDeadline, (lead: Lead) => boolean> = {
  open: (lead) => closesWithin(Number.POSITIVE_INFINITY, lead),
  week: (lead) => closesWithin(7, lead),
  month: (lead) => closesWithin(30, lead),
  passed: (lead) => lead.closesAt !== '' && daysLeft(lead) < 0,
  none: ({ closesAt }) => closesAt === '',
};

/** The filters above the list of leads, combined with AND. Everything that knows filters reads this table. */
const LEAD_FILTERS: {
  [Name in LeadFilterName]: LeadFilter<Exclude<LeadFilters[Name], 'all'>>;
} = {
  status: {
    label: 'Status',
    param: 'status',
    all: 'All Statuses',
    values: STATUS_ORDER,
    labels: LEAD_STATUS_LABELS,
    // An own status counts as its status.
    matches: (lead, status) => lead.status === status || lead.customStatus === status,
    isList: true,
  },
  scope: {
    label: 'Show',
    param: 'show',
    all: 'All Leads',
    values: LEAD_SCOPES,
    labels: {
      active: 'Active',
      qualified: 'Qualified',
      due: 'Follow-up due',
      'due-week': 'Due this week',
    },
    matches: (lead, scope) => SCOPES[scope](lead),
  },
  type: {
    label: 'Type',
    param: 'type',
    all: 'All Types',
    values: [...LEAD_CATEGORIES, ...LEAD_TYPES],
    labels: { ...LEAD_TYPE_LABELS, ...LEAD_CATEGORY_LABELS },
    matches: (lead, type) => lead.type === type || lead.category === type,
  },
  priority: {
    label: 'Priority',
    param: 'priority',
    all: 'All Priorities',
    values: LEAD_PRIORITIES,
    labels: LEAD_PRIORITY_LABELS,
    matches: (lead, priority) => lead.priority === priority,
  },
  location: {
    ...typed('Place', 'place'),
    matches: ({ location }, words) => hasWords(location, words),
    offers: ({ location }) => [location],
  },
  source: {
    ...typed('Source', 'source'),
    matches: ({ source }, words) => hasWords(source, words),
    offers: ({ source }) => [source],
  },
  tag: {
    ...typed('Tag', 'tag'),
    matches: ({ tags }, tag) => tags.some((each) => foldText(each) === foldText(tag.trim())),
    offers: ({ tags }) => tags,
  },
  pay: {
    ...typed('Pay, at least', 'pay'),
    matches: (lead, least) =>
      Math.max(lead.value, ...amountsIn(lead.compensationRange)) >= Math.max(...amountsIn(least)),
  },
  deadline: {
    label: 'Deadline',
    param: 'deadline',
    all: 'Any Deadline',
    values: LEAD_DEADLINES,
    labels: {
      open: 'Not passed',
      week: 'In 7 days',
      month: 'In 30 days',
      passed: 'Passed',
      none: 'None',
    },
    matches: (lead, deadline) => DEADLINES[deadline](lead),
  },
};

export const LEAD_FILTER_NAMES = Object.keys(LEAD_FILTERS) as LeadFilterName[];

/** A filter of the table with its values as text. */
export const leadFilter = (name: LeadFilterName) =>
  LEAD_FILTERS[name] as unknown as LeadFilter<string>;

/** The labels of a filter's values. */
export const filterLabels = (
  name: LeadFilterName,
  statuses: Statuses,
): Readonly<Record<string, string>> =>
  name === 'status' ? statuses.labels : leadFilter(name).labels;

/** The chosen values of a filter; none for all leads. */
export const chosenValues = (filters: LeadFilters, name: LeadFilterName): string[] =>
  filters[name] === 'all'
    ? []
    : leadFilter(name).isList
      ? filters[name].split(',')
      : [filters[name]];

export const NO_LEAD_FILTERS = {
  search: '',
  ...Object.fromEntries(LEAD_FILTER_NAMES.map((name) => [name, 'all'])),
} as LeadFilters;

export const sameFilters = (a: LeadFilters, b: LeadFilters): boolean =>
  a.search === b.search && LEAD_FILTER_NAMES.every((name) => a[name] === b[name]);

/** The text that the search of a lead reads. */
export const cachedSearchText = cachedText(searchText);

/**
 * Returns a function that tells whether a lead matches the search and all filters. A typo is forgiven as in
 * `searchMatcher`.
 */
export function leadMatcher(filters: LeadFilters, leads: readonly Lead[]) {
  const chosen = LEAD_FILTER_NAMES.map((name) => ({
    values: chosenValues(filters, name),
    matches: leadFilter(name).matches,
  })).filter(({ values }) => values.length > 0);
  const isListed = (lead: Lead): boolean =>
    chosen.every(({ values, matches }) => values.some((value) => matches(lead, value)));
  const isFound = searchMatcher(filters.search, leads.filter(isListed), cachedSearchText);
  return (lead: Lead): boolean => isListed(lead) && isFound(lead);
}
