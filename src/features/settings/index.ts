export { aiRequested, selectIsForLetter } from './settingsSlice.ts';
