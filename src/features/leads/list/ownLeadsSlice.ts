import { createSlice } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';

const { addLead, deleteLeads, restoreLeads } = api.endpoints;

/** What this client did, in order: an id may be in a list more than once. Open lists show it at once. */
export const ownLeadsSlice = createSlice({
  name: 'ownLeads',
  initialState: {
    added: [] as string[],
    deleted: [] as string[],
    /** How many imports there were, or were taken back. */
    imports: 0,
  },
  reducers: {
    leadsImported: (state) => {
      state.imports += 1;
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(addLead.matchFulfilled, ({ added }, { payload }) => {
        added.unshift(payload.id);
      })
      .addMatcher(restoreLeads.matchFulfilled, ({ added }, { payload }) => {
        added.unshift(...payload.map(({ id }) => id));
      })
      .addMatcher(deleteLeads.matchPending, ({ deleted }, { meta }) => {
        deleted.push(...meta.arg.originalArgs);
      }),
  selectors: {
    selectOwnLeads: (own) => own,
  },
});

export const { selectOwnLeads } = ownLeadsSlice.selectors;
export const { leadsImported } = ownLeadsSlice.actions;
