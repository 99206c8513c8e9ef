import type { LeadSortField } from '#domain/contract/enums.ts';
import { LEAD_FIELD_NAMES, leadField } from '#domain/contract/leadFields.ts';
import { readText, storeSetting } from '#ui/browserSetting.ts';

const STORAGE_KEY = 'leadside.hiddenColumns';

/** The columns of the table that the user hid, stored in the browser. Narrow windows start with fewer. */
export function readHiddenColumns(): LeadSortField[] {
  const stored = readText(STORAGE_KEY)?.split(',');
  return LEAD_FIELD_NAMES.map(leadField)
    .filter(({ path, column }) =>
      stored ? stored.includes(path) : column && column.from > window.innerWidth,
    )
    .map(({ path }) => path as LeadSortField);
}

/** Stores the choice for the next visit. */
export const storeHiddenColumns = (hidden: readonly string[]): void =>
  storeSetting(STORAGE_KEY, hidden.join(','));
