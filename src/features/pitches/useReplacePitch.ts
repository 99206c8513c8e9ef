import { useAppStore } from '#app/hooks.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { selectPitchDraft } from './pitchDraftSlice.ts';

/**
 * Asks before an edited pitch is replaced.
 *
 * @returns a function that takes the label of the confirm button, and resolves to whether to replace
 */
export function useReplacePitch(): (confirmLabel: string) => Promise<boolean> {
  const store = useAppStore();
  const ask = useQuestion();
  return async (confirmLabel) =>
    !selectPitchDraft(store.getState()).edited ||
    ask({
      title: 'Replace your edited pitch?',
      text: 'Your edits will be lost.',
      confirmLabel,
      cancelLabel: 'Keep Editing',
      danger: true,
    });
}
