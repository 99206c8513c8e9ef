/** Changes lines and answers, wherever a letter needs it. */
export { addLine, changeProfile, rewordLine } from './changeProfile.ts';
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
