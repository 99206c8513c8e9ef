import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What was typed in a form that is not on screen. Plain data. */
export interface Draft {
  value: unknown;
  /** Nothing else has it: it asks before it is thrown away. */
  unsaved: boolean;
}

export interface DraftsState {
  /** Whose drafts these are. */
  userId: string | null;
  /** By the name of the form. */
  drafts: Record<string, Draft>;
  /** The forms on screen that hold what is not saved yet, by an id of each. */
  unsavedForms: string[];
}

const NONE: DraftsState = { userId: null, drafts: {}, unsavedForms: [] };

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: NONE,
  reducers: {
    draftKept(state, { payload }: PayloadAction<Draft & { userId: string; name: string }>) {
      const { userId, name, ...draft } = payload;
      if (state.userId !== userId) state.drafts = {};
      state.userId = userId;
      state.drafts[name] = draft;
    },
    /** The form has it again. */
    draftTaken(state, { payload: name }: PayloadAction<string>) {
      delete state.drafts[name];
    },
    unsavedFormEntered(state, { payload: id }: PayloadAction<string>) {
      state.unsavedForms.push(id);
    },
    unsavedFormLeft(state, { payload: id }: PayloadAction<string>) {
      state.unsavedForms = state.unsavedForms.filter((one) => one !== id);
    },
  },
  selectors: {
    /** What is kept for that user under that name. */
    selectDraft: (state, userId: string | undefined, name: string): Draft | undefined =>
      state.userId === userId ? state.drafts[name] : undefined,
    /** Whether anything typed would be gone if the user left now. */
    selectHasUnsaved: ({ unsavedForms, drafts }) =>
      unsavedForms.length > 0 || Object.values(drafts).some(({ unsaved }) => unsaved),
  },
});

export const { draftKept, draftTaken, unsavedFormEntered, unsavedFormLeft } = draftsSlice.actions;
export const { selectDraft, selectHasUnsaved } = draftsSlice.selectors;
