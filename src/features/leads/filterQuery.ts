import {
  LEAD_CATEGORIES,
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  LEAD_TYPES,
} from '#domain/contract/enums.ts';
import { type LeadFilters, NO_LEAD_FILTERS } from '#domain/leadFilters.ts';

/** The parameters by which a view of the leads page can be bookmarked; open filters are left out. */
const PARAMETERS = { search: 'q', status: 'status', type: 'type', priority: 'priority' } as const;

/** Of a word from an address only one that the filter knows is taken. */
const known = <Word extends string>(words: readonly Word[], word: string | null): Word | 'all' =>
  words.find((candidate) => candidate === word) ?? 'all';

/** The filters that an address names. */
export const filtersFrom = (params: URLSearchParams): LeadFilters => ({
  search: params.get(PARAMETERS.search) ?? '',
  status: known(LEAD_STATUSES, params.get(PARAMETERS.status)),
  type: known([...LEAD_CATEGORIES, ...LEAD_TYPES], params.get(PARAMETERS.type)),
  priority: known(LEAD_PRIORITIES, params.get(PARAMETERS.priority)),
});

/** The address that names these filters, and nothing else. */
export function filterParams(filters: LeadFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [filter, name] of Object.entries(PARAMETERS) as [keyof LeadFilters, string][]) {
    if (filters[filter] !== NO_LEAD_FILTERS[filter]) params.set(name, filters[filter]);
  }
  return params;
}
