import type { CompletePitchListQuery, Pitch, PitchListResponse } from '#domain/contract/pitches.ts';
import { errorResponse } from './errorResponse.ts';

/** One page of `pitches`. The cursor is the number of pitches on the previous pages. */
export function pitchList(
  pitches: readonly Pitch[],
  { limit, cursor = '0' }: CompletePitchListQuery,
): Pick<PitchListResponse, 'data' | 'total' | 'nextCursor'> {
  if (!/^\d+$/.test(cursor)) {
    throw errorResponse(400, 'cursor must be the nextCursor of a list of pitches.');
  }
  const end = Number(cursor) + limit;
  return {
    data: pitches.slice(Number(cursor), end),
    total: pitches.length,
    nextCursor: end < pitches.length ? String(end) : null,
  };
}
