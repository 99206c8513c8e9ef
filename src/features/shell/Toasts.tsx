import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { ToastRegion } from '#ui/overlays/Toast.tsx';
import { selectToasts, toastDismissed } from './toastsSlice.ts';

/** Shows the store's toasts. Rendered once, after the page. */
export function Toasts() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  const dismiss = useCallback((id: string) => void dispatch(toastDismissed(id)), [dispatch]);
  return <ToastRegion toasts={toasts} onDismiss={dismiss} onAction={dispatch} />;
}
