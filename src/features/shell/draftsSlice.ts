import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Unsaved input of a form, as plain data. */
export interface Draft {
  /** Set while the form is unmounted; restored when it mounts again. */
  value?: unknown;
  /** Ask before discarding it. */
  unsaved: boolean;
}

/** Drafts by the name of their form. A form with several has one name per part: `form/part`. */
export type DraftsState = Record<string, Draft>;

const namesIn = (drafts: DraftsState, form: string): string[] =>
  Object.keys(drafts).filter((name) => name === form || name.startsWith(`${form}/`));

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
    /** Saved or discarded, with the drafts of its parts. */
    draftDropped(drafts, { payload: form }: PayloadAction<string>) {
      for (const name of namesIn(drafts, form)) delete drafts[name];
    },
  },
  selectors: {
    selectDraft: (drafts, name: string): Draft | undefined => drafts[name],
    /** Whether the form or one of its parts has unsaved input. */
    selectIsUnsaved: (drafts, form: string): boolean =>
      namesIn(drafts, form).some((name) => drafts[name]?.unsaved),
    /** Whether typed text would be lost if the user left now. */
    selectHasUnsaved: (drafts) => Object.values(drafts).some(({ unsaved }) => unsaved),
  },
});

export const { draftChanged, draftKept, draftDropped } = draftsSlice.actions;
export const { selectDraft, selectIsUnsaved, selectHasUnsaved } = draftsSlice.selectors;
