import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { filtersCleared } from './leadFiltersSlice.ts';

interface Selection {
  ids: string[];
  /** Where a selection with Shift starts. */
  anchor: string | null;
}

const NOTHING: Selection = { ids: [], anchor: null };

/** The leads that are selected in the list, on all three layouts. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState: NOTHING,
  reducers: {
    leadToggled: ({ ids }, { payload: id }: PayloadAction<string>) => ({
      ids: ids.includes(id) ? ids.filter((selected) => selected !== id) : [...ids, id],
      anchor: id,
    }),
    /** Adds the leads from the anchor to `id`, in the order of the list. */
    rangeSelected: (
      { ids, anchor },
      { payload: { id, list } }: PayloadAction<{ id: string; list: readonly string[] }>,
    ) => {
      const ends = [anchor ? list.indexOf(anchor) : -1, list.indexOf(id)].sort((a, b) => a - b);
      const [start = -1, end = -1] = ends;
      const range = start === -1 ? [id] : list.slice(start, end + 1);
      return { ids: [...new Set([...ids, ...range])], anchor: anchor ?? id };
    },
    leadsSelected: (selection, { payload }: PayloadAction<readonly string[]>) => ({
      ...selection,
      ids: [...payload],
    }),
    selectionCleared: () => NOTHING,
  },
  extraReducers: (builder) =>
    builder
      .addCase(filtersCleared, () => NOTHING)
      .addMatcher(api.endpoints.deleteLeads.matchFulfilled, (selection, { meta }) => {
        const deleted = new Set(meta.arg.originalArgs);
        selection.ids = selection.ids.filter((id) => !deleted.has(id));
      }),
  selectors: {
    selectSelectedSet: createSelector(
      [({ ids }: Selection) => ids],
      (ids): ReadonlySet<string> => new Set(ids),
    ),
  },
});

export const { leadToggled, rangeSelected, leadsSelected, selectionCleared } =
  selectionSlice.actions;
export const { selectSelectedSet } = selectionSlice.selectors;
