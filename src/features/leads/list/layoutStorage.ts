import { LEAD_LAYOUTS, type LeadLayout } from '#domain/contract/enums.ts';

/* The layout of the leads page, stored in the browser. */

const STORAGE_KEY = 'leadside.leadLayout';

export function readLayout(): LeadLayout {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return LEAD_LAYOUTS.find((layout) => layout === stored) ?? 'cards';
  } catch {
    // Storage is blocked.
    return 'cards';
  }
}

/** Stores the choice for the next visit. */
export function storeLayout(layout: LeadLayout): void {
  try {
    localStorage.setItem(STORAGE_KEY, layout);
  } catch {
    // Storage is blocked or full. The choice still applies to this page.
  }
}
