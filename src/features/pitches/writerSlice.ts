import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PitchWriter } from '#domain/contract/enums.ts';
import { storedWriter } from '#features/shell/storedWriter.ts';

interface WriterState {
  /** `null` until the user chooses. */
  writer: PitchWriter | null;
  /** Whether the browser's model can be used; `null` until it's known. */
  browserModel: Availability | null;
}

/** Who writes letters. */
export const writerSlice = createSlice({
  name: 'writer',
  initialState: (): WriterState => ({
    writer: storedWriter(),
    browserModel: typeof LanguageModel === 'undefined' ? 'unavailable' : null,
  }),
  reducers: {
    writerChanged: (state, { payload }: PayloadAction<Partial<WriterState>>) => {
      Object.assign(state, payload);
    },
  },
  selectors: {
    selectWriter: (state) => state,
  },
});

export const { writerChanged } = writerSlice.actions;
export const { selectWriter } = writerSlice.selectors;
