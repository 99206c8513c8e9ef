import { freeze } from '@reduxjs/toolkit';
import type { AuthClient } from '#domain/auth.ts';
import type { Lead, LeadListQuery, LeadListResponse } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { knownSearchText } from '#domain/leadFilters.ts';
import { toDate } from '#domain/timestamp.ts';
import type { ApiError } from './apiError.ts';
import type { FetchPage } from './fetchPage.ts';

/** How many leads are looked at first when most are known: more than are touched between two looks. */
const RECENT = 50;

/** A write may reach the list this much later than the moment it carries, in milliseconds. */
const LATEST_COMMIT = 60_000;

interface Known {
  /** What the server last said. The cache may hold more: changes that it has not confirmed. */
  leads: readonly Lead[];
  /** The ids of those that are known to be changed or deleted since. */
  touched: Set<string>;
}

/** By who asks. */
const knownTo = new WeakMap<AuthClient, Known>();

/**
 * Notes that a lead was changed or deleted, by whomever: one that the next answer does not begin with
 * was deleted, and the others need not be asked for to find that out.
 */
export function leadTouched(asker: AuthClient, id: string): void {
  knownTo.get(asker)?.touched.add(id);
}

const time = (lead: Lead): number => toDate(lead.updatedAt)?.getTime() ?? 0;

/**
 * The leads that come after a page and are still as they were; `null` when they must be asked for.
 * Whatever was written since stands before them, for the last updated comes first; and were one of
 * them deleted, the server would count fewer. By that, those that were touched and do not stand there
 * are the deleted ones.
 */
function unchanged(known: Known, seen: Map<string, Lead>, total: number): Lead[] | null {
  const last = [...seen.values()].at(-1);
  const [newest] = known.leads;
  if (!last || !newest || time(last) > time(newest) - LATEST_COMMIT) return null;
  const rest = known.leads.filter(({ id, userId }) => !seen.has(id) && userId === last.userId);
  const untouched = rest.filter(({ id }) => !known.touched.has(id));
  return [rest, untouched].find(({ length }) => seen.size + length === total) ?? null;
}

/**
 * All leads of the user, last updated first. The first time they come page after page; later, once a
 * page reaches what has not changed since, the rest is what was there before.
 *
 * What ten thousand leads need before they can be shown and searched is done for each page as it comes,
 * while the next is on its way: all at once it would hold up whoever is typing.
 *
 * @param asker the same each time, whoever is signed in: nobody is shown the leads of another
 */
export async function fetchAllLeads(
  fetchPage: FetchPage,
  asker: AuthClient,
): Promise<{ data: Lead[] } | { error: ApiError }> {
  const known = knownTo.get(asker) ?? { leads: [], touched: new Set() };
  const touchedBefore = [...known.touched];
  const leads = new Map<string, Lead>();
  let page = fetchPage(pageOf(known.leads.length > 0 ? RECENT : LIMITS.page));
  for (;;) {
    const { data, error } = await page;
    if (error) return { error };
    const { data: rows, nextCursor, total } = data as LeadListResponse;
    // By id: a lead that was updated between two pages may stand on both.
    for (const lead of rows) leads.set(lead.id, lead);
    const rest = nextCursor === null ? [] : unchanged(known, leads, total);
    if (nextCursor !== null && rest === null) page = fetchPage(pageOf(LIMITS.page, nextCursor));
    // The store freezes what it is given, unless that is frozen already.
    freeze(rows, true);
    for (const lead of rows) knownSearchText(lead);
    if (rest === null) continue;
    const all = [...leads.values(), ...rest];
    // What is touched while the answer comes may be in it or not: that stays.
    for (const id of touchedBefore) known.touched.delete(id);
    knownTo.set(asker, { leads: all, touched: known.touched });
    return { data: all };
  }
}

const pageOf = (limit: number, cursor?: string) => ({
  url: '/leads',
  params: { limit, cursor } satisfies LeadListQuery,
});
