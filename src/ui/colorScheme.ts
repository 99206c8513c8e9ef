/* The user's color scheme, stored in the browser and applied to <html data-theme>. */

export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** `public/theme.js` reads the same key before the first paint. */
const STORAGE_KEY = 'leadside.theme';

const isColorScheme = (value: unknown): value is ColorScheme =>
  COLOR_SCHEMES.includes(value as ColorScheme);

/** The stored color scheme, or 'system'. */
export function readColorScheme(): ColorScheme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isColorScheme(stored) ? stored : 'system';
  } catch {
    // Storage is blocked.
    return 'system';
  }
}

/** Applies a color scheme and stores it for the next visit. */
export function applyColorScheme(scheme: ColorScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = scheme;
  try {
    localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // Storage is blocked or full. The scheme still applies to this page.
  }
}
