import { LEAD_SORT_FIELDS, type LeadSortField } from '#domain/contract/enums.ts';
import { readText, storeSetting } from '#ui/browserSetting.ts';

const STORAGE_KEY = 'leadside.hiddenColumns';

/** @param width of the window, in pixels */
function initiallyHidden(width: number): LeadSortField[] {
  if (width < 1000) return ['priority', 'value', 'source', 'closesAt', 'updatedAt'];
  return width < 1700 ? ['source', 'closesAt'] : [];
}

/** The columns of the table that the user hid, stored in the browser. Narrow windows start with fewer. */
export function readHiddenColumns(): LeadSortField[] {
  const stored = readText(STORAGE_KEY)?.split(',');
  if (!stored) return initiallyHidden(window.innerWidth);
  return LEAD_SORT_FIELDS.filter((by) => stored.includes(by));
}

/** Stores the choice for the next visit. */
export const storeHiddenColumns = (hidden: readonly string[]): void =>
  storeSetting(STORAGE_KEY, hidden.join(','));
