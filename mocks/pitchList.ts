import type { Pitch, PitchListResponse } from '#domain/contract/pitches.ts';
import { anything, type Checks, checkFields, pageLimit } from './checkFields.ts';
import { refusal } from './refusal.ts';

const QUERY_CHECKS: Checks = { limit: pageLimit, cursor: anything };

/** One page of `pitches` as GET /pitches answers it. The cursor says how many came before. */
export function pitchList(
  pitches: readonly Pitch[],
  query: URLSearchParams,
): Pick<PitchListResponse, 'data' | 'nextCursor'> {
  const given: Record<string, string> = Object.fromEntries([...query].filter(([, value]) => value));
  checkFields(given, QUERY_CHECKS);
  const { limit = '50', cursor = '0' } = given;
  if (!/^\d+$/.test(cursor)) {
    throw refusal(400, 'cursor must be the nextCursor of a list of pitches.');
  }
  const end = Number(cursor) + Number(limit);
  return {
    data: pitches.slice(Number(cursor), end),
    nextCursor: end < pitches.length ? String(end) : null,
  };
}
