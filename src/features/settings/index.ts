export { tabChosen } from './settingsSlice.ts';
