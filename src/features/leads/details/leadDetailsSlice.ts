import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { LeadFieldName } from '#domain/contract/leadFields.ts';
import { leadOpened, leadsUrlVisited, viewClosed } from '../leadsViewSlice.ts';
import type { TimelineFilter } from './timelineEntries.ts';

interface LeadDetailsState {
  filter: TimelineFilter;
  /** Shows more than the newest entries. */
  showsEarlier: boolean;
  /** The key of the entry that is open. */
  openEntry: string | null;
  /** The draft that the open letter shows; `null` for its newest one. */
  draftId: string | null;
  /** The fact that is being added. */
  addedFact: LeadFieldName | null;
}

const initialState: LeadDetailsState = {
  filter: 'everything',
  showsEarlier: false,
  openEntry: null,
  draftId: null,
  addedFact: null,
};

/** What is open in a lead's details. Another lead starts anew. */
export const leadDetailsSlice = createSlice({
  name: 'leadDetails',
  initialState,
  reducers: {
    detailsChanged: (details, { payload }: PayloadAction<Partial<LeadDetailsState>>) => {
      Object.assign(details, payload);
    },
    entryToggled: (details, { payload: key }: PayloadAction<string>) => {
      details.openEntry = details.openEntry === key ? null : key;
      details.draftId = null;
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(leadOpened, leadsUrlVisited, viewClosed), () => initialState),
  selectors: { selectLeadDetails: (details) => details },
});

export const { detailsChanged, entryToggled } = leadDetailsSlice.actions;
export const { selectLeadDetails } = leadDetailsSlice.selectors;
