/** The user's choice of light or dark: kept in the browser, applied to <html data-theme>. */

export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** `public/theme.js` reads the same key before the first paint. */
const STORAGE_KEY = 'leadside.theme';

const isColorScheme = (value: unknown): value is ColorScheme =>
  COLOR_SCHEMES.includes(value as ColorScheme);

/** The choice of an earlier visit; 'system' when there is none or the browser keeps nothing. */
export function readColorScheme(): ColorScheme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isColorScheme(stored) ? stored : 'system';
  } catch {
    // Storage is blocked: the choice then lasts as long as the page.
    return 'system';
  }
}

/** Shows the page in the scheme and keeps the choice for the next visit where the browser lets it. */
export function applyColorScheme(scheme: ColorScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = scheme;
  try {
    localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // Storage is blocked or full: the page is shown all the same.
  }
}
