const STORAGE_KEY = 'leadside.hiddenColumns';

/** @param width of the window, in pixels */
function initiallyHidden(width: number): string[] {
  if (width < 1100) return ['source', 'updatedAt'];
  return width < 1400 ? ['source'] : [];
}

/** The columns of the table that the user hid, stored in the browser. Narrow windows start with fewer. */
export function readHiddenColumns(): string[] {
  const initial = initiallyHidden(window.innerWidth);
  try {
    return localStorage.getItem(STORAGE_KEY)?.split(',').filter(Boolean) ?? initial;
  } catch {
    // Storage is blocked.
    return initial;
  }
}

/** Stores the choice for the next visit. */
export function storeHiddenColumns(hidden: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, hidden.join(','));
  } catch {
    // Storage is blocked or full. The choice still applies to this page.
  }
}
