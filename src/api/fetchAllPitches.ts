import { LIMITS } from '#domain/contract/limits.ts';
import type { PitchListResponse } from '#domain/contract/pitches.ts';
import type { ApiError } from './apiError.ts';
import type { FetchPage } from './fetchPage.ts';

/** All of the user's pitches, and what is left of the day's. */
export type AllPitches = Pick<PitchListResponse, 'data' | 'rateLimit'>;

/** All pitches of the user, newest first, page after page: mostly there is one. */
export async function fetchAllPitches(
  fetchPage: FetchPage,
): Promise<{ data: AllPitches } | { error: ApiError }> {
  const pitches: AllPitches['data'] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await fetchPage({ url: '/pitches', params: { limit: LIMITS.page, cursor } });
    if (page.error) return { error: page.error };
    const { data, nextCursor, rateLimit } = page.data as PitchListResponse;
    pitches.push(...data);
    if (!nextCursor) return { data: { data: pitches, rateLimit } };
    cursor = nextCursor;
  }
}
