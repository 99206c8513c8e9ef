import type { Dispatch } from '@reduxjs/toolkit';
import { useAppDispatch } from '#app/hooks.ts';
import { toastShown } from './toastsSlice.ts';

const PROBLEM = "Couldn't copy. Select the text and copy it manually.";

/** Copies a text to the clipboard. Returns whether it did; if not, `problem` is shown. */
export const copyText =
  (text: string, problem = PROBLEM) =>
  async (dispatch: Dispatch): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      dispatch(toastShown({ tone: 'error', text: problem }));
      return false;
    }
  };

export function useCopyText(): (text: string, problem?: string) => Promise<boolean> {
  const dispatch = useAppDispatch();
  return (text, problem) => dispatch(copyText(text, problem));
}
