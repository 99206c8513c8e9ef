import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { LineMatch } from '#domain/contract/leads.ts';

interface AskedState {
  /** The line of the posting whose field is open. */
  field: string | null;
  /** The sentence under the pointer, in the letter or in the list. */
  highlighted: string | null;
  /** Matches that the user chose for an opportunity that isn't a lead. */
  choices: Record<'addedMatches' | 'removedMatches', LineMatch[]>;
  /** Sentences that were changed in the open letter only, by the id of their evidence. */
  edited: Record<string, string>;
  /** Sentences of the open letter with a claim that the user confirmed. */
  confirmed: string[];
}

/** What the user sees of "What they ask for". */
export const askedSlice = createSlice({
  name: 'asked',
  initialState: (): AskedState => ({
    field: null,
    highlighted: null,
    choices: { addedMatches: [], removedMatches: [] },
    edited: {},
    confirmed: [],
  }),
  reducers: {
    askedFieldOpened: (state, { payload }: PayloadAction<string>) => {
      state.field = payload;
    },
    askedFieldClosed: (state) => {
      state.field = null;
    },
    sentenceHighlighted: (state, { payload }: PayloadAction<string | null>) => {
      state.highlighted = payload;
    },
    matchesAdded: (state, { payload }: PayloadAction<LineMatch[]>) => {
      state.choices.addedMatches.push(...payload);
    },
    matchRemoved: (state, { payload }: PayloadAction<LineMatch>) => {
      state.choices.removedMatches.push(payload);
    },
    sentenceEdited: (state, { payload }: PayloadAction<{ id: string; text: string }>) => {
      state.edited[payload.id] = payload.text;
    },
    sentenceConfirmed: (state, { payload }: PayloadAction<string>) => {
      state.confirmed.push(payload);
    },
    sentenceKept: (state, { payload: id }: PayloadAction<string>) => {
      delete state.edited[id];
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(api.endpoints.writePitch.matchPending, (state) => {
      state.edited = {};
      state.confirmed = [];
    }),
  selectors: {
    selectAsked: (state) => state,
  },
});

export const {
  askedFieldOpened,
  askedFieldClosed,
  sentenceHighlighted,
  matchesAdded,
  matchRemoved,
  sentenceEdited,
  sentenceConfirmed,
  sentenceKept,
} = askedSlice.actions;
export const { selectAsked } = askedSlice.selectors;
