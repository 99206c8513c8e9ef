export { SETTING_NAMES, settingUrl } from './settingNames.ts';
export { aiRequested, selectBackToLetter } from './settingsSlice.ts';
