import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What stands open on the leads page beside the list, and for which lead. */
export type LeadView =
  | { kind: 'list' }
  | { kind: 'details'; leadId: string }
  | { kind: 'deletion'; leadId: string }
  /** `leadId: null` adds a lead. */
  | { kind: 'form'; leadId: string | null };

const LIST: LeadView = { kind: 'list' };

export const leadViewSlice = createSlice({
  name: 'leadView',
  initialState: LIST as LeadView,
  reducers: {
    leadDetailsOpened: (_view, { payload }: PayloadAction<string>): LeadView => ({
      kind: 'details',
      leadId: payload,
    }),
    leadDeletionRequested: (_view, { payload }: PayloadAction<string>): LeadView => ({
      kind: 'deletion',
      leadId: payload,
    }),
    leadFormOpened: (_view, { payload }: PayloadAction<string | null>): LeadView => ({
      kind: 'form',
      leadId: payload,
    }),
    leadViewClosed: () => LIST,
  },
  selectors: {
    selectLeadView: (view) => view,
  },
});

export const { leadDetailsOpened, leadDeletionRequested, leadFormOpened, leadViewClosed } =
  leadViewSlice.actions;
export const { selectLeadView } = leadViewSlice.selectors;
