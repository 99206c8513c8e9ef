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

/** Who writes the next pitch. */
export const pitchWriterSlice = createSlice({
  name: 'pitchWriter',
  initialState: storedWriter as () => PitchWriter | null,
  reducers: {
    pitchWriterChosen: (_chosen, { payload }: PayloadAction<PitchWriter>) => payload,
  },
  selectors: {
    selectChosenWriter: (chosen): PitchWriter | null => chosen,
  },
});

export const { pitchWriterChosen } = pitchWriterSlice.actions;
export const { selectChosenWriter } = pitchWriterSlice.selectors;
