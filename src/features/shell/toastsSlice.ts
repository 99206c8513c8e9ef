import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ToastMessage } from '#ui/Toast.tsx';

export type ToastsState = ToastMessage[];

/** The short messages on screen, oldest first. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as ToastsState,
  reducers: {
    toastShown: {
      reducer(state, { payload }: PayloadAction<ToastMessage>) {
        state.push(payload);
      },
      prepare: (message: Omit<ToastMessage, 'id'>) => ({ payload: { id: nanoid(), ...message } }),
    },
    toastDismissed: (state, { payload: id }: PayloadAction<string>) =>
      state.filter((toast) => toast.id !== id),
  },
  selectors: { selectToasts: (state) => state },
});

export const { toastShown, toastDismissed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
