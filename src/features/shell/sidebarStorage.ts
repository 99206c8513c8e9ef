/* Whether the sidebar is collapsed to icons, stored in the browser. */

const STORAGE_KEY = 'leadside.sidebar';

/** Whether the user collapsed the sidebar; false at first (product spec, section 9: open by default). */
export function readSidebarCollapsed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'collapsed';
  } catch {
    // Storage is blocked.
    return false;
  }
}

/** Stores the choice for the next visit. */
export function storeSidebarCollapsed(isCollapsed: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isCollapsed ? 'collapsed' : 'open');
  } catch {
    // Storage is blocked or full. The choice still applies to this page.
  }
}
