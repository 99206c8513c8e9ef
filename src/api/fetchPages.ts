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

/** Fetches the pages of a list one after the other: all of them unless `maxPages` is given. */
export async function fetchPages<Page extends ListPage>(
  fetchPage: FetchPage,
  url: string,
  { limit = LIMITS.page as number, maxPages = Number.POSITIVE_INFINITY } = {},
): Promise<
  { pages: [Page, ...Page[]]; error?: undefined } | { pages?: undefined; error: ApiError }
> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  do {
    const { data, error } = await fetchPage({ url, params: { limit, cursor } });
    if (error) return { error };
    const page = data as Page;
    pages.push(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && pages.length < maxPages);
  return { pages: pages as [Page, ...Page[]] };
}
