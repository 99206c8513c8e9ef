import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Unsaved input of a form, as plain data. */
export interface Draft {
  /** Set while the form is unmounted; restored when it mounts again. */
  value?: unknown;
  /** Ask before discarding it. */
  unsaved: boolean;
}

/** Drafts by the name of their form. */
export type DraftsState = Record<string, Draft>;

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: {} as DraftsState,
  reducers: {
    /** The form is mounted. */
    draftChanged(drafts, { payload }: PayloadAction<{ name: string; unsaved: boolean }>) {
      drafts[payload.name] = { unsaved: payload.unsaved };
    },
    /** The form unmounted, and will be restored with this value. */
    draftKept(drafts, { payload }: PayloadAction<Draft & { name: string }>) {
      const { name, ...draft } = payload;
      drafts[name] = draft;
    },
    /** Saved or discarded. */
    draftDropped(drafts, { payload: name }: PayloadAction<string>) {
      delete drafts[name];
    },
  },
  selectors: {
    selectDraft: (drafts, name: string): Draft | undefined => drafts[name],
    /** Whether typed text would be lost if the user left now. */
    selectHasUnsaved: (drafts) => Object.values(drafts).some(({ unsaved }) => unsaved),
  },
});

export const { draftChanged, draftKept, draftDropped } = draftsSlice.actions;
export const { selectDraft, selectHasUnsaved } = draftsSlice.selectors;
