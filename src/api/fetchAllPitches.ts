import type { PitchListAnswer } from '#domain/contract.ts';
import { LIMITS } from '#domain/limits.ts';
import type { ApiError } from './apiError.ts';
import type { FetchPage } from './fetchPage.ts';

/** All of the user's pitches, and what is left of the day's. */
export type AllPitches = Pick<PitchListAnswer, 'data' | 'rateLimit'>;

/** All pitches of the user, newest first, page after page: mostly there is one. */
export async function fetchAllPitches(
  fetchPage: FetchPage,
): Promise<{ data: AllPitches } | { error: ApiError }> {
  const pitches: AllPitches['data'] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await fetchPage({ url: '/pitches', params: { limit: LIMITS.page, cursor } });
    if (page.error) return { error: page.error };
    const { data, nextCursor, rateLimit } = page.data as PitchListAnswer;
    pitches.push(...data);
    if (!nextCursor) return { data: { data: pitches, rateLimit } };
    cursor = nextCursor;
  }
}
