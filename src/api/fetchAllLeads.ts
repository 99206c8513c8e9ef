import { freeze } from '@reduxjs/toolkit';
import type { LeadListAnswer, LeadListQuery } from '#domain/contract.ts';
import type { Lead } from '#domain/lead.ts';
import { knownSearchText } from '#domain/leadFilters.ts';
import { LIMITS } from '#domain/limits.ts';
import type { ApiError } from './apiError.ts';
import type { FetchPage } from './fetchPage.ts';

/**
 * All leads of the user, last updated first, page after page. What ten thousand leads need before
 * they can be shown and searched is done for each page as it comes, while the next is on its way:
 * all at once it would hold up whoever is typing.
 */
export async function fetchAllLeads(
  fetchPage: FetchPage,
): Promise<{ data: Lead[] } | { error: ApiError }> {
  const leads = new Map<string, Lead>();
  let page = fetchPage(pageOf(undefined));
  for (;;) {
    const { data, error } = await page;
    if (error) return { error };
    const { data: rows, nextCursor } = data as LeadListAnswer;
    if (nextCursor) page = fetchPage(pageOf(nextCursor));
    // The store freezes what it is given, unless that is frozen already.
    freeze(rows, true);
    for (const lead of rows) {
      knownSearchText(lead);
      // By id: a lead that was updated between two pages may stand on both.
      leads.set(lead.id, lead);
    }
    if (!nextCursor) return { data: [...leads.values()] };
  }
}

const pageOf = (cursor: string | undefined) => ({
  url: '/leads',
  params: { limit: LIMITS.page, cursor } satisfies LeadListQuery,
});
