/** What the rest of the app may know of the profile: its form's values and their words. No components. */
export { joinList } from './listText.ts';
export { entryTitle, isBlankEntry, isKept } from './profileEntries.ts';
export { type ProfileFormValues, profileToForm } from './profileFormValues.ts';
