import { type ReactNode, useState } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { selectPitchDraft } from './pitchDraftSlice.ts';

interface Replacement {
  /** What the button says that goes on: 'Regenerate'. */
  label: string;
  replace: () => void;
}

/**
 * Keeps an edited pitch from being replaced by accident.
 *
 * @returns `replacePitch`, which goes on at once, or asks first when the pitch on the desk was
 * edited, and the `dialog` to render
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
        text="What you changed in the pitch is lost: it is kept nowhere else."
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
