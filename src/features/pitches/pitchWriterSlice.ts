import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PITCH_WRITERS, type PitchWriter } from '#domain/contract/enums.ts';
import { readSetting, storeSetting } from '#ui/browserSetting.ts';

const STORAGE_KEY = 'leadside.pitchWriter';

/** The writer that the user chose in this browser; `null` until then. */
const storedWriter = (): PitchWriter | null => readSetting(STORAGE_KEY, PITCH_WRITERS);

/** Stores the choice for the next visit. */
export const storeWriter = (writer: PitchWriter): void => storeSetting(STORAGE_KEY, writer);

interface PitchWriterState {
  /** `null` until the user chooses. */
  chosen: PitchWriter | null;
  /** Whether the browser's model can be used; `null` until it's known. */
  browserModel: Availability | null;
}

/** Who writes the next pitch. */
export const pitchWriterSlice = createSlice({
  name: 'pitchWriter',
  initialState: (): PitchWriterState => ({ chosen: storedWriter(), browserModel: null }),
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
