import type { Dispatch } from '@reduxjs/toolkit';
import { toastShown } from './toastsSlice.ts';

interface CopyMessages {
  done?: string;
  problem?: string;
}

/** Copies a text to the clipboard, and says what came of it. Returns whether it's there. */
export const copyText =
  (
    text: string,
    { done, problem = "Couldn't copy. Select the text and copy it manually." }: CopyMessages = {},
  ) =>
  async (dispatch: Dispatch): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      dispatch(toastShown({ tone: 'error', text: problem }));
      return false;
    }
    if (done) dispatch(toastShown({ tone: 'success', text: done }));
    return true;
  };
