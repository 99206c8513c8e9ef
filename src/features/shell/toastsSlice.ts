import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { userChanged } from '#features/auth/index.ts';
import type { ToastMessage } from '#ui/Toast.tsx';

export type ToastsState = ToastMessage[];

/** More would cover the page. */
const MOST_TOASTS = 3;

/** The messages on screen, oldest first. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as ToastsState,
  reducers: {
    toastShown: {
      reducer(state, { payload }: PayloadAction<ToastMessage>) {
        state.push(payload);
        if (state.length > MOST_TOASTS) state.shift();
      },
      prepare: (message: Omit<ToastMessage, 'id'>) => ({ payload: { id: nanoid(), ...message } }),
    },
    toastDismissed: (state, { payload: id }: PayloadAction<string>) =>
      state.filter((toast) => toast.id !== id),
  },
  // Why a session ended is shown on the sign-in page, and cleared by signing in.
  extraReducers: (builder) =>
    builder.addCase(userChanged, (state, { payload: user }) => (user ? [] : state)),
  selectors: { selectToasts: (state) => state },
});

export const { toastShown, toastDismissed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
