import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What was typed in a form, and exists nowhere else. Plain data. */
export interface Draft {
  /** Only while the form is not on screen: it gets the value back when it mounts. */
  value?: unknown;
  /** Ask before it is discarded. */
  unsaved: boolean;
}

/** Drafts by the name of their form. */
export type DraftsState = Record<string, Draft>;

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: {} as DraftsState,
  reducers: {
    /** The form is on screen. */
    draftChanged(drafts, { payload }: PayloadAction<{ name: string; unsaved: boolean }>) {
      drafts[payload.name] = { unsaved: payload.unsaved };
    },
    /** The form left the screen, and comes back with this value. */
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
