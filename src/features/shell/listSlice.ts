import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';

interface ListState {
  /** The selected rows. */
  ids: string[];
  /** Where a selection with Shift starts. */
  anchor: string | null;
  /** How many selected rows were hidden since the user last selected one. */
  hidden: number;
  /** The form for a tag is open. */
  isTagging: boolean;
  areFiltersOpen: boolean;
}

const INITIAL: ListState = {
  ids: [],
  anchor: null,
  hidden: 0,
  isTagging: false,
  areFiltersOpen: false,
};

const deselect = (list: ListState, ids: readonly string[] = []): void => {
  const left = new Set(ids);
  list.ids = list.ids.filter((id) => !left.has(id));
};

/** What is selected and open in the list of the page: leads, on all three layouts, or people. */
export const listSlice = createSlice({
  name: 'list',
  initialState: INITIAL,
  reducers: {
    rowToggled: (list, { payload: id }: PayloadAction<string>) => {
      if (list.ids.includes(id)) deselect(list, [id]);
      else list.ids.push(id);
      list.anchor = id;
      list.hidden = 0;
    },
    /** Adds the rows from the anchor to `id`, in the order of the list. */
    rangeSelected: (
      list,
      { payload: { id, shown } }: PayloadAction<{ id: string; shown: readonly string[] }>,
    ) => {
      const anchor = list.anchor === null ? -1 : shown.indexOf(list.anchor);
      const [start = -1, end = -1] = [anchor, shown.indexOf(id)].sort((a, b) => a - b);
      const range = start === -1 ? [id] : shown.slice(start, end + 1);
      list.ids = [...new Set([...list.ids, ...range])];
      list.anchor ??= id;
      list.hidden = 0;
    },
    rowsSelected: (list, { payload }: PayloadAction<readonly string[]>) => {
      list.ids = [...payload];
      list.hidden = 0;
    },
    /** These rows aren't listed any more: they leave the selection. */
    selectedRowsHidden: (list, { payload }: PayloadAction<readonly string[]>) => {
      deselect(list, payload);
      list.hidden += payload.length;
    },
    tagFormToggled: (list) => {
      list.isTagging = !list.isTagging;
    },
    filtersToggled: (list) => {
      list.areFiltersOpen = !list.areFiltersOpen;
    },
    selectionCleared: ({ areFiltersOpen }) => ({ ...INITIAL, areFiltersOpen }),
    listLeft: () => INITIAL,
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(api.endpoints.deleteLeads.matchFulfilled, (list, { meta }) =>
        deselect(list, meta.arg.originalArgs),
      )
      .addMatcher(api.endpoints.changePeople.matchPending, (list, { meta }) =>
        deselect(list, meta.arg.originalArgs.deletedIds),
      ),
  selectors: {
    selectSelectedSet: createSelector(
      [({ ids }: ListState) => ids],
      (ids): ReadonlySet<string> => new Set(ids),
    ),
    selectHiddenCount: ({ hidden }) => hidden,
    selectIsTagging: ({ isTagging }) => isTagging,
    selectFiltersOpen: ({ areFiltersOpen }) => areFiltersOpen,
  },
});

export const {
  rowToggled,
  rangeSelected,
  rowsSelected,
  selectedRowsHidden,
  tagFormToggled,
  filtersToggled,
  selectionCleared,
  listLeft,
} = listSlice.actions;
export const { selectSelectedSet, selectHiddenCount, selectIsTagging, selectFiltersOpen } =
  listSlice.selectors;
