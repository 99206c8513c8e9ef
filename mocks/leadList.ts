import type { LeadSort } from '#domain/contract/enums.ts';
import type { CompleteLeadListQuery, Lead, LeadListResponse } from '#domain/contract/leads.ts';
import { leadMatcher, NO_LEAD_FILTERS } from '#domain/leads/leadFilters.ts';
import { errorResponse } from './errorResponse.ts';

const isBefore = (a: Lead, b: Lead, sort: LeadSort): boolean =>
  a[sort] === b[sort] ? a.id < b.id : a[sort] < b[sort];

/** One page of `leads`. The cursor holds the order and the number of leads on the previous pages. */
export function leadList(leads: readonly Lead[], query: CompleteLeadListQuery): LeadListResponse {
  const { limit, sort, order, cursor, q = '' } = query;
  const { status = 'all', type = 'all', priority = 'all' } = query;
  const matching = leads
    .filter(leadMatcher({ ...NO_LEAD_FILTERS, search: q, status, type, priority }, leads))
    .sort((a, b) => (isBefore(a, b, sort) === (order === 'asc') ? -1 : 1));

  const [, skipped = '0'] = cursor?.split(`${sort}-${order}-`) ?? [];
  if (cursor !== undefined && cursor !== `${sort}-${order}-${skipped}`) {
    throw errorResponse(400, 'cursor must be the nextCursor of a list in the same order.');
  }
  const end = Number(skipped) + limit;
  return {
    data: matching.slice(Number(skipped), end),
    total: matching.length,
    nextCursor: end < matching.length ? `${sort}-${order}-${end}` : null,
  };
}
