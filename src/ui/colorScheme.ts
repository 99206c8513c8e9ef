import { readSetting, storeSetting } from './browserSetting.ts';

/* The user's color scheme, stored in the browser and applied to <html data-theme>. */

export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** `public/theme.js` reads the same key before the first paint. */
const STORAGE_KEY = 'leadside.theme';

/** The stored color scheme, or 'system'. */
export const readColorScheme = (): ColorScheme =>
  readSetting(STORAGE_KEY, COLOR_SCHEMES) ?? 'system';

/** Applies a color scheme and stores it for the next visit. */
export function applyColorScheme(scheme: ColorScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = scheme;
  storeSetting(STORAGE_KEY, scheme);
}
