import {
  LEAD_CATEGORIES,
  LEAD_PRIORITIES,
  LEAD_SORTS,
  LEAD_STATUSES,
  LEAD_TYPES,
  type LeadSort,
} from '#domain/contract/enums.ts';
import type { Lead, LeadListResponse } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { type LeadFilters, matchesFilters } from '#domain/leadFilters.ts';
import { toDate } from '#domain/timestamp.ts';
import { anything, type Checks, checkFields, oneOf, pageLimit, text } from './checkFields.ts';
import { refusal } from './refusal.ts';

const QUERY_CHECKS: Checks = {
  limit: pageLimit,
  sort: oneOf(LEAD_SORTS),
  order: oneOf(['asc', 'desc']),
  status: oneOf(LEAD_STATUSES),
  type: oneOf([...LEAD_TYPES, ...LEAD_CATEGORIES]),
  priority: oneOf(LEAD_PRIORITIES),
  q: text(LIMITS.search),
  cursor: anything,
};

const sortKey = (lead: Lead, sort: LeadSort): number | string => {
  if (sort === 'value') return lead.value;
  if (sort === 'title' || sort === 'company') return lead[sort].toLowerCase();
  return toDate(lead[sort])?.getTime() ?? 0;
};

const isBefore = (a: Lead, b: Lead, sort: LeadSort): boolean => {
  const [left, right] = [sortKey(a, sort), sortKey(b, sort)];
  return left === right ? a.id < b.id : left < right;
};

/** One page of `leads` as GET /leads answers it. The cursor says how many leads came before, and in which order. */
export function leadList(leads: readonly Lead[], query: URLSearchParams): LeadListResponse {
  const given: Record<string, string> = Object.fromEntries([...query].filter(([, value]) => value));
  checkFields(given, QUERY_CHECKS);
  const { limit = 50, sort = 'updatedAt', order = 'desc', cursor, q = '', ...choices } = given;
  const filters = { status: 'all', type: 'all', priority: 'all', search: q, ...choices };
  const matching = leads
    .filter((lead) => matchesFilters(lead, filters as LeadFilters))
    .sort((a, b) => (isBefore(a, b, sort as LeadSort) === (order === 'asc') ? -1 : 1));

  const [, before = '0'] = cursor?.split(`${sort}-${order}-`) ?? [];
  if (cursor !== undefined && cursor !== `${sort}-${order}-${before}`) {
    throw refusal(400, 'cursor must be the nextCursor of a list in the same order.');
  }
  const end = Number(before) + Number(limit);
  return {
    data: matching.slice(Number(before), end),
    total: matching.length,
    nextCursor: end < matching.length ? `${sort}-${order}-${end}` : null,
  };
}
