export { deleteJobPreferences, readJobPreferences } from './jobPreferences.ts';
/** The profile form's values, for the resume review. */
export { entryTitle, isBlankEntry, isWorthSaving } from './profileEntries.ts';
export { type ProfileFormValues, profileToForm } from './profileFormValues.ts';
/** Keeps a sentence as a proof, or an answer, wherever a letter needs it. */
export { type NewProof, useSaveAnswer, useSaveProof } from './proofs/useSaveProof.ts';
