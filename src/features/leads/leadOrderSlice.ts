import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { leadsChangedElsewhere } from '#api/liveUpdates.ts';

/** The order of the list while the user works on it. Cards move only when the user asks for it. */
export interface LeadOrder {
  /** The listed leads, also those that no longer match; `null` while the list isn't open. */
  ids: string[] | null;
  /** Deleted by this client. Leads that are deleted elsewhere keep their place. */
  deletedIds: string[];
  /** Changed by other clients since the order was taken. */
  changedElsewhere: string[];
  /** The lead that was added last, if the filters hide it. */
  hiddenId: string | null;
}

const CLOSED: LeadOrder = { ids: null, deletedIds: [], changedElsewhere: [], hiddenId: null };

const { deleteLead } = api.endpoints;

export const leadOrderSlice = createSlice({
  name: 'leadOrder',
  initialState: CLOSED,
  reducers: {
    orderTaken: ({ hiddenId }, { payload: ids }: PayloadAction<string[]>): LeadOrder => ({
      ...CLOSED,
      ids,
      // An empty list takes a new order with every change, so the notice stays.
      hiddenId: ids.length === 0 ? hiddenId : null,
    }),
    listClosed: () => CLOSED,
    leadPlacedOnTop: (order, { payload: id }: PayloadAction<string>) => {
      if (order.ids && !order.ids.includes(id)) order.ids.unshift(id);
    },
    addedLeadHidden: (order, { payload: id }: PayloadAction<string>) => {
      order.hiddenId = id;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(leadsChangedElsewhere, (order, { payload: ids }) => {
        if (order.ids) order.changedElsewhere.push(...ids);
      })
      .addMatcher(deleteLead.matchPending, (order, { meta }) => {
        if (order.ids) order.deletedIds.push(meta.arg.originalArgs);
      })
      .addMatcher(deleteLead.matchRejected, (order, { meta }) => {
        order.deletedIds = order.deletedIds.filter((id) => id !== meta.arg.originalArgs);
      }),
  selectors: {
    selectLeadOrder: (order) => order,
  },
});

export const { orderTaken, listClosed, leadPlacedOnTop, addedLeadHidden } = leadOrderSlice.actions;
export const { selectLeadOrder } = leadOrderSlice.selectors;
