import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';

/** An open dialog, by the ids of what it shows. Opened again, it shows something else. */
export type Dialog =
  | { kind: 'addNote'; leadId: string }
  | { kind: 'deleteLead'; leadId: string }
  /** `moved` adds the new date of the interview. */
  | { kind: 'interview'; leadId: string; interviewId?: string; moved?: boolean }
  | { kind: 'prepare'; leadId: string; interviewId: string }
  | { kind: 'followUp'; leadIds: string[]; personIds?: string[] }
  | { kind: 'addPerson'; name?: string; leadId?: string; company?: string }
  | { kind: 'mergePeople'; ids: string[] }
  | { kind: 'samePeople'; pairs: { id: string; otherId: string }[] }
  | { kind: 'writeTo'; personId: string }
  | { kind: 'importPeople' }
  | { kind: 'closeLeads'; leadIds: string[] }
  | { kind: 'saveView'; viewId?: string }
  | { kind: 'importLeads' }
  | { kind: 'applicationRecord' }
  | { kind: 'palette'; targetId?: string }
  | { kind: 'shortcuts' }
  | { kind: 'letterVersions'; leadId: string }
  | { kind: 'assistant'; leadId: string }
  | { kind: 'createToken' }
  | { kind: 'changePassword' }
  | { kind: 'deleteAccount' };

/** Asks whether to go on; see `useQuestion`. */
export interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** Opens in a new tab, so that nothing typed is lost. */
  link?: { label: string; href: string };
  /** Confirming discards something. */
  danger?: boolean;
}

interface DialogState {
  dialog: Dialog | null;
  /** Over the page, or over the dialog. */
  question: Question | null;
  /** The answer to the last question. */
  isConfirmed: boolean;
}

const initialState: DialogState = { dialog: null, question: null, isConfirmed: false };

/** Every open dialog of the dashboard and the side panel. `DialogHost` shows them. */
export const dialogSlice = createSlice({
  name: 'dialog',
  initialState,
  reducers: {
    dialogOpened: (_state, { payload }: PayloadAction<Dialog>) => ({
      ...initialState,
      dialog: payload,
    }),
    /** Names the dialog that closes, so that closing late or twice never closes another one. */
    dialogClosed: (state, { payload }: PayloadAction<Dialog>) => {
      if (original(state)?.dialog === payload) state.dialog = null;
    },
    /** The user went to another URL. */
    dialogsClosed: () => initialState,
    questionAsked: (state, { payload }: PayloadAction<Question>) => {
      state.question = payload;
      state.isConfirmed = false;
    },
    questionAnswered: (state, { payload: isConfirmed }: PayloadAction<boolean>) => {
      state.question = null;
      state.isConfirmed = isConfirmed;
    },
  },
  selectors: {
    selectDialog: ({ dialog }) => dialog,
    selectQuestion: ({ question }) => question,
    selectHasDialog: ({ dialog, question }) => dialog !== null || question !== null,
    selectIsConfirmed: ({ isConfirmed }) => isConfirmed,
  },
});

export const { dialogOpened, dialogClosed, dialogsClosed, questionAsked, questionAnswered } =
  dialogSlice.actions;
export const { selectDialog, selectQuestion, selectHasDialog, selectIsConfirmed } =
  dialogSlice.selectors;
