/** The pitch draft, and what every pitch shows, for the store and other features. */
export { PitchAllowance } from './PitchAllowance.tsx';
export { PitchNotes } from './PitchNotes.tsx';
export type { PitchDraft } from './pitchDraftSlice.ts';
export {
  pitchDraftRestored,
  pitchDraftSlice,
  pitchEdited,
  pitchReopened,
  selectPitchDraft,
} from './pitchDraftSlice.ts';
export { pitchLeadRequested, pitchLeadSlice, selectPitchLead } from './pitchLeadSlice.ts';
