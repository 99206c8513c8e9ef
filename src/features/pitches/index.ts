/** The pitch draft, for the store and other features. */
export type { PitchDraft } from './pitchDraftSlice.ts';
export {
  pitchDraftRestored,
  pitchDraftSlice,
  pitchEdited,
  pitchReopened,
  selectPitchDraft,
} from './pitchDraftSlice.ts';
