import { type ReactNode, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useAppStore } from '#app/hooks.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { draftDropped, selectDraft, selectIsUnsaved } from './draftsSlice.ts';

interface UnsavedChanges {
  /** Closes the form, or asks first when its draft is unsaved. */
  requestClose: () => void;
  /** Closes the form after it was saved; resolves once it is closed. */
  closeSaved: (delay?: number) => Promise<void>;
  /** The dialog to render. */
  dialog: ReactNode;
}

/**
 * Asks before a form with an unsaved draft closes, also when a link or the back button would leave it.
 *
 * @param name the draft's, as in `useDraft`
 * @param close closes the form
 * @param closeAfterSave closes the form after it was saved
 * @param asks whether to ask when the page navigates; not when the form's draft is kept
 */
export function useUnsavedChanges(
  name: string,
  close: () => void,
  closeAfterSave = close,
  asks: () => boolean = () => true,
): UnsavedChanges {
  const store = useAppStore();
  const [isAsking, setAsking] = useState(false);
  const draft = () => selectDraft(store.getState(), name);
  const isUnsaved = () => selectIsUnsaved(store.getState(), name);
  const blocker = useBlocker(() => isUnsaved() && asks());

  const keepEditing = () => {
    setAsking(false);
    blocker.reset?.();
  };
  const discard = () => {
    setAsking(false);
    store.dispatch(draftDropped(name));
    if (blocker.state === 'blocked') blocker.proceed();
    else close();
  };

  return {
    requestClose: () => (isUnsaved() ? setAsking(true) : close()),
    async closeSaved(delay = 0) {
      // Without a draft, the form has been closed.
      if (!draft()) return;
      store.dispatch(draftDropped(name));
      await new Promise((resolve) => setTimeout(resolve, delay));
      closeAfterSave();
    },
    dialog: (
      <DiscardDialog
        open={isAsking || blocker.state === 'blocked'}
        onDiscard={discard}
        onKeep={keepEditing}
      />
    ),
  };
}
