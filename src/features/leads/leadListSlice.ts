import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LEAD_LAYOUTS, type LeadLayout, type LeadSortField } from '#domain/contract/enums.ts';
import { LEAD_FIELD_NAMES, leadField } from '#domain/contract/leadFields.ts';
import type { SavedView } from '#domain/contract/views.ts';
import { firstOrder, type LeadSort, NEWEST_FIRST } from '#domain/leads/leadSort.ts';
import { readSetting, readText } from '#ui/browserSetting.ts';
import { leadsUrlVisited } from './leadsViewSlice.ts';

interface LeadListState {
  sort: LeadSort;
  layout: LeadLayout;
  hiddenColumns: LeadSortField[];
  /** The bar about sample leads was closed since some were added. Remembered in the browser. */
  isSampleBarClosed: boolean;
  /** How many leads a phone shows. */
  limit: number;
}

/** A phone shows so many leads at a time. */
export const LEADS_AT_A_TIME = 50;

/** Key of `readSetting`: the layout that was chosen last. */
export const LAYOUT_SETTING = 'leadside.leadLayout';

/** Key of `readSetting`: whether the bar about sample leads was closed. */
export const SAMPLE_BAR_SETTING = 'leadside.sampleLeadsBar';

/** Key of `readText`: the columns that were hidden. */
export const COLUMNS_SETTING = 'leadside.hiddenColumns';

/** The columns of the table that the user hid, stored in the browser. Narrow windows start with fewer. */
function readHiddenColumns(): LeadSortField[] {
  const stored = readText(COLUMNS_SETTING)?.split(',');
  return LEAD_FIELD_NAMES.map(leadField)
    .filter(({ path, column }) =>
      stored ? stored.includes(path) : column && column.from > window.innerWidth,
    )
    .map(({ path }) => path as LeadSortField);
}

const initialState = (): LeadListState => ({
  sort: NEWEST_FIRST,
  layout: readSetting(LAYOUT_SETTING, LEAD_LAYOUTS) ?? 'cards',
  hiddenColumns: readHiddenColumns(),
  isSampleBarClosed: readSetting(SAMPLE_BAR_SETTING, ['closed']) !== null,
  limit: LEADS_AT_A_TIME,
});

/** How the leads page shows its list: cards, a table or a board, and in which order. */
export const leadListSlice = createSlice({
  name: 'leadList',
  initialState,
  reducers: {
    listChanged: (list, { payload }: PayloadAction<Partial<LeadListState>>) => {
      Object.assign(list, payload);
    },
    /** Sorts by the column, or the other way around when the list is sorted by it already. */
    columnSorted: ({ sort, ...list }, { payload: by }: PayloadAction<LeadSort['by']>) => {
      const turned = sort.order === 'asc' ? 'desc' : 'asc';
      return { ...list, sort: { by, order: sort.by === by ? turned : firstOrder(by) } };
    },
    moreLeadsShown: (list) => {
      list.limit += LEADS_AT_A_TIME;
    },
    /** Shows a view; the filters follow as well. */
    viewChosen: (
      list,
      { payload: { sort, layout } }: PayloadAction<Omit<SavedView, 'id' | 'name'>>,
    ) => ({
      ...list,
      sort,
      layout,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(leadsUrlVisited, (list, { payload: { sort, layout } }) => {
      const isSame = list.sort.by === sort.by && list.sort.order === sort.order;
      if (!isSame) list.sort = sort;
      if (layout) list.layout = layout;
    }),
  selectors: {
    selectLayout: ({ layout }) => layout,
    selectSort: ({ sort }) => sort,
    selectHiddenColumns: ({ hiddenColumns }) => hiddenColumns,
    selectSampleBarClosed: ({ isSampleBarClosed }) => isSampleBarClosed,
    selectLimit: ({ limit }) => limit,
  },
});

export const { listChanged, columnSorted, moreLeadsShown, viewChosen } = leadListSlice.actions;
export const { selectLayout, selectSort, selectHiddenColumns, selectLimit, selectSampleBarClosed } =
  leadListSlice.selectors;
