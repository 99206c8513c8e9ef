/** What the rest of the app may know of pitches. No components. */
export type { PitchDraft } from './pitchDraftSlice.ts';
export {
  pitchDraftRestored,
  pitchDraftSlice,
  pitchEdited,
  pitchReopened,
  selectPitchDraft,
} from './pitchDraftSlice.ts';
