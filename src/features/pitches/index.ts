/** What the rest of the app may know of pitches. No components. */
export {
  pitchDraftSlice,
  pitchEdited,
  pitchReopened,
  selectPitchDraft,
} from './pitchDraftSlice.ts';
