import { useAppDispatch } from '#app/hooks.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';

/** Copies a text to the clipboard and says so. */
export function useCopyText(): (text: string, done: string) => Promise<void> {
  const dispatch = useAppDispatch();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(toastShown({ tone: 'success', text: done }));
    } catch {
      const message = "Couldn't copy. Select the text and copy it manually.";
      dispatch(toastShown({ tone: 'error', text: message }));
    }
  };
}

/** Copies a pitch to the clipboard and says so. */
export function useCopyPitch(): (text: string) => Promise<void> {
  const copy = useCopyText();
  return (text) => copy(text, 'Pitch copied.');
}
