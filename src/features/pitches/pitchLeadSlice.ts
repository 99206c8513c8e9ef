import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface RequestedLead {
  leadId: string;
  /** The user saved the lead to write for it at once. */
  writesAtOnce: boolean;
}

/** The lead that the pitch form should be filled in from, until it is; `null` for none. */
export const pitchLeadSlice = createSlice({
  name: 'pitchLead',
  initialState: null as RequestedLead | null,
  reducers: {
    /** The user chose Write pitch on a lead, or opened a bookmark of that link. */
    pitchLeadRequested: (_requested, { payload }: PayloadAction<RequestedLead>) => payload,
    /** The form was filled in, or the user kept what it has. */
    pitchLeadTaken: () => null,
  },
  selectors: {
    selectPitchLead: (requested) => requested,
  },
});

export const { pitchLeadRequested, pitchLeadTaken } = pitchLeadSlice.actions;
export const { selectPitchLead } = pitchLeadSlice.selectors;
