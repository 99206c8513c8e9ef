import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PitchWriter } from '#domain/contract/enums.ts';
import { storedWriter } from '#features/shell/storedWriter.ts';

interface PitchWriterState {
  /** `null` until the user chooses. */
  chosen: PitchWriter | null;
  /** Whether the browser's model can be used; `null` until it's known. */
  browserModel: Availability | null;
}

/** Who writes the next pitch. */
export const pitchWriterSlice = createSlice({
  name: 'pitchWriter',
  initialState: (): PitchWriterState => ({
    chosen: storedWriter(),
    browserModel: typeof LanguageModel === 'undefined' ? 'unavailable' : null,
  }),
  reducers: {
    pitchWriterChosen: (state, { payload }: PayloadAction<PitchWriter>) => {
      state.chosen = payload;
    },
    browserModelChecked: (state, { payload }: PayloadAction<Availability>) => {
      state.browserModel = payload;
    },
  },
  selectors: {
    selectPitchWriter: (state) => state,
  },
});

export const { pitchWriterChosen, browserModelChecked } = pitchWriterSlice.actions;
export const { selectPitchWriter } = pitchWriterSlice.selectors;
