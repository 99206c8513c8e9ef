const STORAGE_KEY = 'leadside.hiddenColumns';

/** The columns of the table that the user hid, stored in the browser. Narrow windows start with fewer. */
export function readHiddenColumns(): string[] {
  const initial = window.innerWidth < 1100 ? ['source', 'updatedAt'] : [];
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
