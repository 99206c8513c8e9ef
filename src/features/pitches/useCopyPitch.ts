import { useAppDispatch } from '#app/hooks.ts';
import { pitchTaken } from '#features/leads/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';

/** Copies a text to the clipboard and says so; with the lead of a pitch, offers to follow up on it. */
export function useCopyText(): (
  text: string,
  done: string,
  leadId?: string | null,
) => Promise<void> {
  const dispatch = useAppDispatch();
  return async (text, done, leadId) => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(pitchTaken(done, leadId));
    } catch {
      const message = "Couldn't copy. Select the text and copy it manually.";
      dispatch(toastShown({ tone: 'error', text: message }));
    }
  };
}

/** Copies a pitch for a lead to the clipboard and says so. */
export function useCopyPitch(leadId: string | null | undefined): (text: string) => Promise<void> {
  const copy = useCopyText();
  return (text) => copy(text, 'Pitch copied.', leadId);
}
