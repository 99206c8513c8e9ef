import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { ToastRegion } from '#ui/overlays/Toast.tsx';
import { selectToasts, toastDismissed } from './toastsSlice.ts';

interface ToastsProps {
  /** Shows only the latest, and takes room for it: for a narrow page. */
  inFlow?: boolean;
}

/** Shows the store's toasts. Rendered once. */
export function Toasts({ inFlow = false }: ToastsProps) {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  const dismiss = useCallback((id: string) => void dispatch(toastDismissed(id)), [dispatch]);
  const shown = inFlow ? toasts.slice(-1) : toasts;
  return <ToastRegion toasts={shown} onDismiss={dismiss} onAction={dispatch} inFlow={inFlow} />;
}
