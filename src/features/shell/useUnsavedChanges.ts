import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useAppStore } from '#app/hooks.ts';
import { draftDropped, selectDraft, selectIsUnsaved } from './draftsSlice.ts';
import { DISCARD_QUESTION, useQuestion } from './useQuestion.ts';

interface UnsavedChanges {
  /** Closes the form, or asks first when its draft is unsaved. */
  requestClose: () => Promise<void>;
  /** Closes the form after it was saved; resolves once it is closed. */
  closeSaved: (delay?: number) => Promise<void>;
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
  const ask = useQuestion();
  const isUnsaved = () => selectIsUnsaved(store.getState(), name);
  const blocker = useBlocker(() => isUnsaved() && asks());

  async function mayDiscard(): Promise<boolean> {
    const discards = await ask(DISCARD_QUESTION);
    if (discards) store.dispatch(draftDropped(name));
    return discards;
  }

  const handleBlocked = useEffectEvent(async () => {
    if (await mayDiscard()) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void handleBlocked();
  }, [blocker.state]);

  return {
    async requestClose() {
      if (!isUnsaved() || (await mayDiscard())) close();
    },
    async closeSaved(delay = 0) {
      // Without a draft, the form has been closed.
      if (!selectDraft(store.getState(), name)) return;
      store.dispatch(draftDropped(name));
      await new Promise((resolve) => setTimeout(resolve, delay));
      closeAfterSave();
    },
  };
}
