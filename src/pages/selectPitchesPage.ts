import { createSelector } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { Pitch } from '#domain/contract/pitches.ts';

export type PitchesPageState =
  | { status: 'loading' }
  | { status: 'error'; error: unknown }
  | { status: 'empty' }
  | { status: 'content'; pitches: Pitch[] };

/** The state of the past pitches on the pitches page. */
export const selectPitchesPage = createSelector(
  [api.endpoints.getPitches.select(undefined)],
  ({ data, error }): PitchesPageState => {
    if (!data) return error ? { status: 'error', error } : { status: 'loading' };
    return data.length === 0 ? { status: 'empty' } : { status: 'content', pitches: data };
  },
);
