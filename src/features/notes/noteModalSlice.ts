import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** For which lead the add-note modal stands open. */
export const noteModalSlice = createSlice({
  name: 'noteModal',
  initialState: { leadId: null as string | null },
  reducers: {
    noteModalOpened: (modal, { payload }: PayloadAction<string>) => {
      modal.leadId = payload;
    },
    noteModalClosed: (modal) => {
      modal.leadId = null;
    },
  },
  selectors: {
    selectNoteModalLeadId: (modal) => modal.leadId,
  },
});

export const { noteModalOpened, noteModalClosed } = noteModalSlice.actions;
export const { selectNoteModalLeadId } = noteModalSlice.selectors;
