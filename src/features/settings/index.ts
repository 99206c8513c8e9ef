export { aiRequested, selectBackToLetter } from './settingsSlice.ts';
