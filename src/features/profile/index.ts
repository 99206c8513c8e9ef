/** The profile form's values, for the resume review. */
export { entryTitle, isBlankEntry, isWorthSaving } from './profileEntries.ts';
export { type ProfileFormValues, profileToForm } from './profileFormValues.ts';
