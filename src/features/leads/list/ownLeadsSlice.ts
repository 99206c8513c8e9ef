import { createSlice } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';

const { addLead, deleteLead } = api.endpoints;

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
      .addMatcher(deleteLead.matchPending, ({ deleted }, { meta }) => {
        deleted.push(meta.arg.originalArgs);
      })
      .addMatcher(deleteLead.matchRejected, (own, { meta }) => {
        own.deleted = own.deleted.filter((id) => id !== meta.arg.originalArgs);
      }),
  selectors: {
    selectOwnLeads: (own) => own,
  },
});

export const { selectOwnLeads } = ownLeadsSlice.selectors;
