import { type Action, createSlice, isPending, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { userChanged } from '#features/auth/index.ts';
import type { ToastMessage } from '#ui/overlays/Toast.tsx';

/** A message and, for a failed write, the id of what it is about. */
interface ShownToast extends ToastMessage {
  about?: string;
}

export type NewToast = Omit<ShownToast, 'id'>;

type ToastsState = ShownToast[];

/** More would cover the page. */
const MOST_TOASTS = 3;

/** Errors stay until what they are about is written again. The rest ends with the next event. */
const stillTrue = (toasts: ToastsState, about: string | undefined): ToastsState =>
  toasts.filter((toast) => toast.tone === 'error' && (!about || toast.about !== about));

interface WriteStarted extends Action {
  meta: { arg: { type: 'mutation'; originalArgs: unknown } };
}

const isWriteStarted = (action: Action): action is WriteStarted =>
  isPending(action) && (action.meta.arg as { type?: string } | undefined)?.type === 'mutation';

/** The id in the arguments of a write: of a lead, a pitch or the lead of a note; the first of several. */
function writtenId(args: unknown): string | undefined {
  if (Array.isArray(args)) return writtenId(args[0]);
  if (typeof args === 'string') return args;
  const { id, leadId } = (args ?? {}) as { id?: string; leadId?: string };
  return id ?? leadId;
}

/** The messages on screen, oldest first. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as ToastsState,
  reducers: {
    toastShown: {
      reducer: (state, { payload }: PayloadAction<ShownToast>) =>
        [...stillTrue(state, payload.about), payload].slice(-MOST_TOASTS),
      prepare: (message: NewToast) => ({ payload: { id: nanoid(), ...message } }),
    },
    toastDismissed: (state, { payload: id }: PayloadAction<string>) =>
      state.filter((toast) => toast.id !== id),
  },
  // Why a session ended is shown on the sign-in page, and cleared by signing in.
  extraReducers: (builder) =>
    builder
      .addCase(userChanged, (state, { payload: user }) => (user ? [] : state))
      .addMatcher(isWriteStarted, (state, { meta }) =>
        stillTrue(state, writtenId(meta.arg.originalArgs)),
      ),
  selectors: { selectToasts: (state) => state },
});

export const { toastShown, toastDismissed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
