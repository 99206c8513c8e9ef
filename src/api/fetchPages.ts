import { freeze } from '@reduxjs/toolkit';
import { LIMITS } from '#domain/contract/limits.ts';
import type { ApiError } from './apiError.ts';
import type { ApiRequest } from './sendRequest.ts';

interface ListPage {
  data: unknown[];
  nextCursor: string | null;
}

/** Sends one of an endpoint's requests. */
export type FetchPage = (request: ApiRequest) => PageResult | PromiseLike<PageResult>;

interface PageResult {
  data?: unknown;
  error?: ApiError;
}

/**
 * Fetches the pages of a list one after the other.
 *
 * @param request the request for the first page, without a cursor
 * @param options.onPage what can be done for each page while the next ones are fetched
 */
export async function fetchPages<Page extends ListPage>(
  fetchPage: FetchPage,
  request: ApiRequest,
  { maxPages = Number.POSITIVE_INFINITY, onPage = (_page: Page) => {} } = {},
): Promise<
  { pages: [Page, ...Page[]]; error?: undefined } | { pages?: undefined; error: ApiError }
> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  do {
    const params = { limit: LIMITS.page, ...request.params, cursor };
    const { data, error } = await fetchPage({ ...request, params });
    if (error) return { error };
    const page = data as Page;
    onPage(page);
    // The store would freeze all pages at once, and a key pressed then would wait.
    pages.push(freeze(page, true));
    cursor = page.nextCursor ?? undefined;
  } while (cursor && pages.length < maxPages);
  return { pages: pages as [Page, ...Page[]] };
}
