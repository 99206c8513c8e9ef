import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Pitch } from '#domain/contract/pitches.ts';

interface RequestedLead {
  /** `null` for a past pitch without a lead. */
  leadId: string | null;
  /** The user saved the lead to write for it at once. */
  writesAtOnce?: boolean;
  /** The past pitch to open; by default the latest of the lead. */
  pitch?: Pitch;
}

/** The lead that the pitch form should be filled in from, until it is; `null` for none. */
export const pitchLeadSlice = createSlice({
  name: 'pitchLead',
  initialState: null as RequestedLead | null,
  reducers: {
    /** The user chose a lead, a past pitch, or Write pitch on a lead, or opened a bookmark of that link. */
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
