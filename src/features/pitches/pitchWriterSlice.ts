import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PITCH_WRITERS, type PitchWriter } from '#domain/contract/enums.ts';

const STORAGE_KEY = 'leadside.pitchWriter';

/** The writer that the user chose in this browser; `null` until then. */
function storedWriter(): PitchWriter | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return PITCH_WRITERS.find((writer) => writer === stored) ?? null;
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Stores the choice for the next visit. */
export function storeWriter(writer: PitchWriter): void {
  try {
    localStorage.setItem(STORAGE_KEY, writer);
  } catch {
    // Storage is blocked or full. The choice still applies to this page.
  }
}

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
