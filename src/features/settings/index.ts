export { SETTINGS } from './settingsPages.ts';
