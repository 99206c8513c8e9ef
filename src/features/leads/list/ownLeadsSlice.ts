import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';

const { addLead, deleteLeads, restoreLeads } = api.endpoints;

/** The leads that this client added and deleted. Open lists show those changes at once. */
export const ownLeadsSlice = createSlice({
  name: 'ownLeads',
  initialState: { added: [] as string[], deleted: [] as string[] },
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(addLead.matchFulfilled, ({ added }, { payload }) => {
        if (!added.includes(payload.id)) added.unshift(payload.id);
      })
      .addMatcher(deleteLeads.matchPending, ({ deleted }, { meta }) => {
        deleted.push(...meta.arg.originalArgs);
      })
      .addMatcher(
        isAnyOf(deleteLeads.matchRejected, restoreLeads.matchFulfilled),
        (own, { meta }) => {
          const back = new Set(meta.arg.originalArgs);
          own.deleted = own.deleted.filter((id) => !back.has(id));
        },
      ),
  selectors: {
    selectOwnLeads: (own) => own,
  },
});

export const { selectOwnLeads } = ownLeadsSlice.selectors;
