export { SETTING_NAMES, settingUrl } from './settingNames.ts';
export { aiRequested, selectIsForLetter } from './settingsSlice.ts';
