import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { PitchWriter } from '#domain/contract/enums.ts';
import { storedWriter } from '#features/shell/storedWriter.ts';

interface PitchSettingsState {
  /** `null` until the user chooses. */
  writer: PitchWriter | null;
  /** Whether the browser's model can be used; `null` until it's known. */
  browserModel: Availability | null;
  /** Whether the settings are unfolded. */
  isOpen: boolean;
  /** Whether the way of the user's own assistant is open. */
  isAssistantOpen: boolean;
}

const { writePitch } = api.endpoints;

/** How the next letter is written, besides the form's values. */
export const pitchSettingsSlice = createSlice({
  name: 'pitchSettings',
  initialState: (): PitchSettingsState => ({
    writer: storedWriter(),
    browserModel: typeof LanguageModel === 'undefined' ? 'unavailable' : null,
    isOpen: false,
    isAssistantOpen: false,
  }),
  reducers: {
    pitchSettingsChanged: (state, { payload }: PayloadAction<Partial<PitchSettingsState>>) => {
      Object.assign(state, payload);
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(writePitch.matchPending, (state) => {
      state.isOpen = false;
    }),
  selectors: {
    selectPitchSettings: (state) => state,
  },
});

export const { pitchSettingsChanged } = pitchSettingsSlice.actions;
export const { selectPitchSettings } = pitchSettingsSlice.selectors;
