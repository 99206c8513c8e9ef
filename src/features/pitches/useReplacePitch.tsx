import { type ReactNode, useState } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { selectPitchDraft } from './pitchDraftSlice.ts';

interface Replacement {
  /** The label of the confirm button, such as 'Regenerate'. */
  label: string;
  replace: () => void;
}

/**
 * Asks before an edited pitch is replaced.
 *
 * @returns `replacePitch`, which asks first only when the current pitch was edited, and the `dialog`
 * to render
 */
export function useReplacePitch(): {
  replacePitch: (replacement: Replacement) => void;
  dialog: ReactNode;
} {
  const { edited } = useAppSelector(selectPitchDraft);
  const [asked, setAsked] = useState<Replacement | null>(null);

  return {
    replacePitch: (replacement) => (edited ? setAsked(replacement) : replacement.replace()),
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        danger
        title="Replace your edited pitch?"
        text="Your edits will be lost."
        confirmLabel={asked?.label ?? ''}
        cancelLabel="Keep Editing"
        onConfirm={() => {
          setAsked(null);
          asked?.replace();
        }}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
