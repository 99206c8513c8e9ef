import { LIMITS } from '#domain/contract/limits.ts';
import type { ApiError } from './apiError.ts';
import type { ApiRequest } from './sendRequest.ts';

interface ListPage {
  data: unknown[];
  nextCursor: string | null;
}

/** Sends one of an endpoint's requests. */
type FetchPage = (request: ApiRequest) => PageResult | PromiseLike<PageResult>;

interface PageResult {
  data?: unknown;
  error?: ApiError;
}

/**
 * Fetches the pages of a list one after the other.
 *
 * @param request the request for the first page, without a cursor
 */
export async function fetchPages<Page extends ListPage>(
  fetchPage: FetchPage,
  request: ApiRequest,
  maxPages = Number.POSITIVE_INFINITY,
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
    pages.push(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && pages.length < maxPages);
  return { pages: pages as [Page, ...Page[]] };
}
