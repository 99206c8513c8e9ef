import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { ToastRegion } from '#ui/Toast.tsx';
import { selectToasts, toastDismissed } from './toastsSlice.ts';

/** The messages of the store on screen. Rendered once, at the root. */
export function Toasts() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  return <ToastRegion toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />;
}
