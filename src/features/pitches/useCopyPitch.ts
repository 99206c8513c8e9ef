import { useAppDispatch } from '#app/hooks.ts';
import { pitchTaken, type TakenPitch } from '#features/leads/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';

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

/** Copies a pitch for a lead to the clipboard, and offers to record that it was sent. */
export function useCopyPitch(
  pitch: Pick<TakenPitch, 'leadId' | 'pitchId'>,
): (text: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const copy = useCopyText();
  return async (content) => {
    if (await copy(content)) {
      dispatch(pitchTaken('Pitch copied.', { ...pitch, content, channel: 'copy' }));
    }
  };
}
