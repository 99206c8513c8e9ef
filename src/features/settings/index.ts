export { aiRequested, selectIsForLetter, tabChosen } from './settingsSlice.ts';
