import { useAppDispatch } from '#app/hooks.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';

/** Copies a pitch to the clipboard and says so. */
export function useCopyPitch(): (text: string) => Promise<void> {
  const dispatch = useAppDispatch();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(toastShown({ tone: 'success', text: 'Pitch copied.' }));
    } catch {
      const message = "Couldn't copy. Select the text and copy it manually.";
      dispatch(toastShown({ tone: 'error', text: message }));
    }
  };
}
