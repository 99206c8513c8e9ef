export { deleteJobPreferences } from './jobPreferences.ts';
/** The profile form's fields and values, for the resume review. */
export { entryTitle, isBlankEntry, isWorthSaving } from './profileEntries.ts';
export {
  ENTRY_FIELDS,
  type EntryList,
  isEntryList,
  isList,
  PROFILE_SECTIONS,
} from './profileFields.ts';
export { type ProfileFormValues, profileToForm } from './profileFormValues.ts';
/** The proofs to put into words, in the profile form. */
export { FormSuggestions } from './proofs/FormSuggestions.tsx';
/** Keeps a sentence as a proof, or an answer, wherever a letter needs it. */
export { changeProofs, saveProof } from './proofs/proofThunks.ts';
