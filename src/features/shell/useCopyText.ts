import { useAppDispatch } from '#app/hooks.ts';
import { toastShown } from './toastsSlice.ts';

/** Copies a text to the clipboard. Returns whether it did; an error is shown. */
export function useCopyText(): (text: string) => Promise<boolean> {
  const dispatch = useAppDispatch();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const message = "Couldn't copy. Select the text and copy it manually.";
      dispatch(toastShown({ tone: 'error', text: message }));
      return false;
    }
  };
}
