import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import { useDraft } from '#features/shell/useDraft.ts';
import { type PitchDraft, pitchDraftRestored, selectPitchDraft } from './pitchDraftSlice.ts';

/**
 * Keeps the open letter, as far as it isn't saved, when the session expires or the side panel closes.
 *
 * @param onRestored gets the letter that was restored
 */
export function usePitchTextDraft(onRestored?: (draft: PitchDraft) => void): void {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { edited, status } = useAppSelector(selectPitchDraft);
  useDraft<PitchDraft>('pitchText', {
    read: () => selectPitchDraft(store.getState()),
    restore: (draft) => {
      dispatch(pitchDraftRestored(draft));
      onRestored?.(draft);
    },
    unsaved: edited || status === 'writing' || status === 'stopped',
  });
}
