import { createSelector } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { selectPitchDraft } from '#features/pitches/pitchDraftSlice.ts';

/** How many letters the user has besides the open one. */
export const selectEarlierLetters = createSelector(
  [api.endpoints.getPitches.select(undefined), selectPitchDraft],
  ({ data = [] }, { pitch }): number => data.filter(({ id }) => id !== pitch?.id).length,
);
