import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import type { InterviewUpdate } from '#domain/contract/interviews.ts';
import type { LeadUndo } from '#domain/contract/leadUndo.ts';
import type { PeopleChange } from '#domain/contract/people.ts';
import type { ProfileUpdate } from '#domain/contract/profile.ts';
import { type NewToast, toastShown } from './toastsSlice.ts';

/**
 * The data that takes back a change: the fields as they were, the added note and what was sent
 * before, the deleted leads, the imported ones, or the message that was accepted or ignored.
 */
export type Undo =
  | ({ kind: 'update' } & LeadUndo)
  /** The outcome that an interview had before. */
  | { kind: 'interview'; leadId: string; id: string; changes: InterviewUpdate }
  | { kind: 'restore'; leadIds: string[] }
  | { kind: 'import'; leadIds: string[] }
  | { kind: 'people'; change: PeopleChange }
  | { kind: 'message'; messageId: string }
  /** Fields of the profile as they were before. */
  | { kind: 'profile'; changes: ProfileUpdate };

/** The last change that the user can take back. */
export const undoSlice = createSlice({
  name: 'undo',
  initialState: { latest: null as Undo | null },
  reducers: {
    undoOffered: (state, { payload }: PayloadAction<Undo>) => {
      state.latest = payload;
    },
    /** The listener in `leadListeners.ts` sends it. */
    undoRequested: (state, _action: PayloadAction<Undo>) => {
      state.latest = null;
    },
  },
  selectors: { selectUndo: ({ latest }) => latest },
});

export const { undoRequested } = undoSlice.actions;
export const { selectUndo } = undoSlice.selectors;

/**
 * Says that a change was made, and offers to undo it.
 *
 * @param toast what its toast has besides; `actions` follow Undo
 */
export const offerUndo =
  (undo: Undo, text: string, { actions = [], ...toast }: Partial<NewToast> = {}) =>
  (dispatch: Dispatch): void => {
    dispatch(undoSlice.actions.undoOffered(undo));
    const undoAction = { label: 'Undo', action: undoRequested(undo) };
    dispatch(toastShown({ tone: 'success', text, ...toast, actions: [undoAction, ...actions] }));
  };
