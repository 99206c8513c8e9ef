import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LEAD_LAYOUTS, type LeadLayout } from '#domain/contract/enums.ts';
import type { SavedView } from '#domain/contract/views.ts';
import { firstOrder, type LeadSort, NEWEST_FIRST } from '#domain/leadSort.ts';
import { readSetting } from '#ui/browserSetting.ts';
import { leadsUrlVisited } from './leadsViewSlice.ts';

interface LeadListState {
  sort: LeadSort;
  layout: LeadLayout;
}

/** Key of `readSetting`: the layout that was chosen last. */
export const LAYOUT_SETTING = 'leadside.leadLayout';

const initialState = (): LeadListState => ({
  sort: NEWEST_FIRST,
  layout: readSetting(LAYOUT_SETTING, LEAD_LAYOUTS) ?? 'cards',
});

/** How the leads page shows its list: cards, a table or a board, and in which order. */
export const leadListSlice = createSlice({
  name: 'leadList',
  initialState,
  reducers: {
    layoutChosen: (list, { payload }: PayloadAction<LeadLayout>) => {
      list.layout = payload;
    },
    sortChosen: (list, { payload }: PayloadAction<LeadSort>) => {
      list.sort = payload;
    },
    /** Sorts by the column, or the other way around when the list is sorted by it already. */
    columnSorted: ({ sort, ...list }, { payload: by }: PayloadAction<LeadSort['by']>) => {
      const turned = sort.order === 'asc' ? 'desc' : 'asc';
      return { ...list, sort: { by, order: sort.by === by ? turned : firstOrder(by) } };
    },
    /** Shows a view; the filters follow as well. */
    viewChosen: (
      _list,
      { payload: { sort, layout } }: PayloadAction<Omit<SavedView, 'id' | 'name'>>,
    ) => ({
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
  },
});

export const { layoutChosen, sortChosen, columnSorted, viewChosen } = leadListSlice.actions;
export const { selectLayout, selectSort } = leadListSlice.selectors;
