import { useAppDispatch } from '#app/hooks.ts';
import { toastShown } from './toastsSlice.ts';

const PROBLEM = "Couldn't copy. Select the text and copy it manually.";

/** Copies a text to the clipboard. Returns whether it did; if not, `problem` is shown. */
export function useCopyText(): (text: string, problem?: string) => Promise<boolean> {
  const dispatch = useAppDispatch();
  return async (text, problem = PROBLEM) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      dispatch(toastShown({ tone: 'error', text: problem }));
      return false;
    }
  };
}
