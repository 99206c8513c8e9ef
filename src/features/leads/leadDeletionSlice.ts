import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Which lead the user is asked about before it is deleted. */
export const leadDeletionSlice = createSlice({
  name: 'leadDeletion',
  initialState: { leadId: null as string | null },
  reducers: {
    leadDeletionRequested: (deletion, { payload }: PayloadAction<string>) => {
      deletion.leadId = payload;
    },
    leadDeletionClosed: (deletion) => {
      deletion.leadId = null;
    },
  },
  selectors: {
    selectDeletionLeadId: (deletion) => deletion.leadId,
  },
});

export const { leadDeletionRequested, leadDeletionClosed } = leadDeletionSlice.actions;
export const { selectDeletionLeadId } = leadDeletionSlice.selectors;
