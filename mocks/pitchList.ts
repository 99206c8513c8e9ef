import type { CompletePitchListQuery, Pitch, PitchListResponse } from '#domain/contract/pitches.ts';
import { errorResponse } from './errorResponse.ts';

/** A pitch as responses have it. */
export const withoutVersions = ({ versions: _, ...pitch }: Pitch): Pitch => pitch;

/** One page of `pitches`. The cursor is the number of pitches on the previous pages. */
export function pitchList(
  pitches: readonly Pitch[],
  { limit, cursor = '0', versions }: CompletePitchListQuery,
): Pick<PitchListResponse, 'data' | 'total' | 'nextCursor'> {
  if (!/^\d+$/.test(cursor)) {
    throw errorResponse(400, 'cursor must be the nextCursor of a list of pitches.');
  }
  const end = Number(cursor) + limit;
  return {
    data: versions
      ? pitches.slice(Number(cursor), end).map((pitch) => ({ versions: [], ...pitch }))
      : pitches.slice(Number(cursor), end).map(withoutVersions),
    total: pitches.length,
    nextCursor: end < pitches.length ? String(end) : null,
  };
}
