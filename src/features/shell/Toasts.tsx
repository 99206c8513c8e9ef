import { useDispatch, useSelector } from 'react-redux';
import { ToastRegion } from '#ui/Toast.tsx';
import { selectToasts, toastDismissed } from './toastsSlice.ts';

/** The messages of the store on screen. Rendered once, at the root. */
export function Toasts() {
  const dispatch = useDispatch();
  const toasts = useSelector(selectToasts);
  return <ToastRegion toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />;
}
