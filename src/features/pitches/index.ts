/** What the rest of the app may know of pitches. No components. */
export {
  pitchDraftCleared,
  pitchDraftSlice,
  pitchEdited,
  pitchReopened,
  selectPitchDraft,
} from './pitchDraftSlice.ts';
