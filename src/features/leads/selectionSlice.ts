import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';

interface Selection {
  ids: string[];
  /** Where a selection with Shift starts. */
  anchor: string | null;
  /** How many selected leads were hidden since the user last selected one. */
  hidden: number;
  /** The form for a tag is open. */
  isTagging: boolean;
}

const NOTHING: Selection = { ids: [], anchor: null, hidden: 0, isTagging: false };

/** The leads that are selected in the list, on all three layouts. `useShownSelection` keeps them visible. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState: NOTHING,
  reducers: {
    leadToggled: ({ ids, ...selection }, { payload: id }: PayloadAction<string>) => ({
      ...selection,
      ids: ids.includes(id) ? ids.filter((selected) => selected !== id) : [...ids, id],
      anchor: id,
      hidden: 0,
    }),
    /** Adds the leads from the anchor to `id`, in the order of the list. */
    rangeSelected: (
      { ids, anchor, isTagging },
      { payload: { id, list } }: PayloadAction<{ id: string; list: readonly string[] }>,
    ) => {
      const ends = [anchor ? list.indexOf(anchor) : -1, list.indexOf(id)].sort((a, b) => a - b);
      const [start = -1, end = -1] = ends;
      const range = start === -1 ? [id] : list.slice(start, end + 1);
      const selected = [...new Set([...ids, ...range])];
      return { ids: selected, anchor: anchor ?? id, hidden: 0, isTagging };
    },
    leadsSelected: (selection, { payload }: PayloadAction<readonly string[]>) => ({
      ...selection,
      ids: [...payload],
      hidden: 0,
    }),
    /** These leads aren't listed any more: they leave the selection. */
    selectedLeadsHidden: (selection, { payload }: PayloadAction<readonly string[]>) => {
      const hidden = new Set(payload);
      selection.ids = selection.ids.filter((id) => !hidden.has(id));
      selection.hidden += hidden.size;
    },
    tagFormToggled: (selection) => {
      selection.isTagging = !selection.isTagging;
    },
    selectionCleared: () => NOTHING,
  },
  extraReducers: (builder) =>
    builder.addMatcher(api.endpoints.deleteLeads.matchFulfilled, (selection, { meta }) => {
      const deleted = new Set(meta.arg.originalArgs);
      selection.ids = selection.ids.filter((id) => !deleted.has(id));
    }),
  selectors: {
    selectSelectedSet: createSelector(
      [({ ids }: Selection) => ids],
      (ids): ReadonlySet<string> => new Set(ids),
    ),
    selectHiddenCount: ({ hidden }) => hidden,
    selectIsTagging: ({ isTagging }) => isTagging,
  },
});

export const {
  leadToggled,
  rangeSelected,
  leadsSelected,
  selectedLeadsHidden,
  tagFormToggled,
  selectionCleared,
} = selectionSlice.actions;
export const { selectSelectedSet, selectHiddenCount, selectIsTagging } = selectionSlice.selectors;
