import type { CompletePitchListQuery, Pitch, PitchListResponse } from '#domain/contract/pitches.ts';
import { errorResponse } from './errorResponse.ts';
import { pageOf } from './rows.ts';

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
  const { data, nextCursor } = pageOf(pitches, cursor, limit);
  const shown = versions
    ? data.map((pitch) => ({ versions: [], ...pitch }))
    : data.map(withoutVersions);
  return { data: shown, total: pitches.length, nextCursor };
}
