/** The pitch draft, for the store and other features. */
export {
  pitchDraftSlice,
  pitchEdited,
  pitchReopened,
  selectPitchDraft,
} from './pitchDraftSlice.ts';
