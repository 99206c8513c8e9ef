import { useAppStore } from '#app/hooks.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { selectPitchDraft } from './pitchDraftSlice.ts';

const UNSAVED = {
  edited: { title: 'Replace your edited pitch?', text: 'Your edits will be lost.' },
  stopped: {
    title: 'Replace the stopped pitch?',
    text: 'It was stopped before the end and isn’t saved.',
  },
  writing: { title: 'Stop the other pitch?', text: 'It’s still being written.' },
};

/**
 * Asks before a letter is replaced that is nowhere else: an edited or a stopped one.
 *
 * @returns a function that takes the label of the confirm button, and whether writing ends, too; it resolves to whether
 * to replace
 */
export function useReplacePitch(): (
  confirmLabel: string,
  endsWriting?: boolean,
) => Promise<boolean> {
  const store = useAppStore();
  const ask = useQuestion();
  return async (confirmLabel, endsWriting = false) => {
    const { edited, status } = selectPitchDraft(store.getState());
    const kept = edited ? 'edited' : status;
    if (kept === 'empty' || kept === 'written' || (kept === 'writing' && !endsWriting)) return true;
    const cancelLabel = edited ? 'Keep Editing' : 'Keep It';
    return ask({ ...UNSAVED[kept], confirmLabel, cancelLabel, danger: true });
  };
}
