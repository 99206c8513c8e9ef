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

export const NO_LEAD_ORDER: LeadOrder = {
  ids: null,
  deletedIds: [],
  changedElsewhere: [],
  hiddenId: null,
};

const { deleteLead } = api.endpoints;

/** What happened to the open list. `withLeadOrder` takes the order itself. */
export const leadOrderSlice = createSlice({
  name: 'leadOrder',
  initialState: NO_LEAD_ORDER,
  reducers: {
    /** Takes a new order: leads that match the filters, last updated first. */
    leadListRefreshed: (order) => order,
    leadListClosed: () => NO_LEAD_ORDER,
  },
  extraReducers: (builder) =>
    builder
      .addCase(leadsChangedElsewhere, (order, { payload: ids }: PayloadAction<string[]>) => {
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

export const { leadListRefreshed, leadListClosed } = leadOrderSlice.actions;
export const { selectLeadOrder } = leadOrderSlice.selectors;
