import {
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { api } from '#api/api.ts';
import type { LeadFilters } from '#domain/leads/leadFilters.ts';
import type { LeadSort } from '#domain/leads/leadSort.ts';
import { selectLeadFilters } from './leadFiltersSlice.ts';
import { type leadListSlice, selectSort } from './leadListSlice.ts';
import {
  type LeadListState,
  selectLeadsById,
  selectLeadsLoaded,
  selectMatchingIds,
} from './leadSelectors.ts';

interface FrozenOrder {
  ids: readonly string[];
  /** What it was computed from. */
  filters: LeadFilters;
  sort: LeadSort;
  isLoaded: boolean;
}

interface ShownLeadsState {
  /**
   * The list as it was when the filters, the order or the loaded state changed last, so that no edit moves a
   * card under the pointer.
   */
  frozen: FrozenOrder | null;
  /* What this client did since, the last first. The list shows it at once. */
  added: string[];
  deleted: string[];
  /** Imported by this client, and not in the list yet. It is computed again with them, in its order. */
  imported: string[];
}

const { addLead, deleteLeads, importLeads, removeImportedLeads, restoreLeads } = api.endpoints;

const initialState: ShownLeadsState = { frozen: null, added: [], deleted: [], imported: [] };

export const shownLeadsSlice = createSlice({
  name: 'shownLeads',
  initialState,
  reducers: {
    orderFrozen: ({ imported }, { payload }: PayloadAction<FrozenOrder>) => {
      const listed = new Set(payload.ids);
      return {
        ...initialState,
        frozen: payload,
        imported: imported.filter((id) => !listed.has(id)),
      };
    },
    /** The next list is computed from the leads as they are. */
    orderReleased: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(addLead.matchFulfilled, ({ frozen, added }, { payload }) => {
        if (frozen) added.unshift(payload.id);
      })
      .addMatcher(restoreLeads.matchFulfilled, ({ frozen, added }, { payload }) => {
        if (frozen) added.unshift(...payload.map(({ id }) => id));
      })
      .addMatcher(importLeads.matchPending, ({ imported }, { meta }) => {
        imported.push(...meta.arg.originalArgs.map(({ id }) => id));
      })
      .addMatcher(
        isAnyOf(deleteLeads.matchPending, removeImportedLeads.matchPending),
        ({ frozen, deleted }, { meta }) => {
          if (frozen) deleted.push(...meta.arg.originalArgs);
        },
      ),
});

export const { orderFrozen, orderReleased } = shownLeadsSlice.actions;

type State = LeadListState & WithSlice<typeof leadListSlice> & WithSlice<typeof shownLeadsSlice>;

const createListSelector = createSelector.withTypes<State>();

const selectFrozen = (state: State) => state.shownLeads.frozen;
const selectMatching = (state: State) => selectMatchingIds(state, selectSort(state));

/** The list as the filters and the order have it now. */
export const selectCurrentOrder = createListSelector(
  [selectMatching, selectLeadFilters, selectSort, selectLeadsLoaded],
  (ids, filters, sort, isLoaded): FrozenOrder => ({ ids, filters, sort, isLoaded }),
);

/**
 * The frozen list while the filters, the order and the loaded state are the same and no import of this client
 * has arrived; an empty one isn't kept.
 */
const selectOrder = createListSelector(
  [selectFrozen, selectCurrentOrder, (state) => state.shownLeads.imported],
  (frozen, current, imported): FrozenOrder => {
    const own = new Set(imported);
    return frozen &&
      !current.ids.some((id) => own.has(id)) &&
      (frozen.ids.length > 0 || current.ids.length === 0) &&
      frozen.filters === current.filters &&
      frozen.sort === current.sort &&
      frozen.isLoaded === current.isLoaded
      ? frozen
      : current;
  },
);

/** The order that the page has to freeze; `null` while the list keeps the frozen one. */
export const selectOrderToFreeze = (state: State): FrozenOrder | null => {
  const order = selectOrder(state);
  return order === selectFrozen(state) ? null : order;
};

const selectGone = createListSelector(
  [(state) => state.shownLeads.deleted, selectLeadsById],
  (deleted, leads) => deleted.filter((id) => !leads[id]),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/**
 * The ids of the listed leads. Leads that no longer match or were deleted elsewhere keep their place; those
 * that this client adds or restores go on top, and those that it deletes leave.
 */
export const selectShownIds = createListSelector(
  [selectOrder, (state) => state.shownLeads.added, selectGone],
  ({ ids }, added, gone): readonly string[] => {
    if (added.length === 0 && gone.length === 0) return ids;
    const listed = new Set(ids);
    const all = new Set([...added.filter((id) => !listed.has(id)), ...ids]);
    for (const id of gone) all.delete(id);
    return [...all];
  },
);

/** How many leads that other clients added match, but aren't listed. */
export const selectNewCount = createListSelector(
  [selectMatching, selectOrder, selectShownIds],
  (matching, order, ids) => {
    if (order.ids === matching) return 0;
    const shown = new Set(ids);
    return matching.filter((id) => !shown.has(id)).length;
  },
);
