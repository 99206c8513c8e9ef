import { selectInterruptedUser, selectUser, sessionSlice } from '#features/auth/index.ts';
import { selectHasUnsaved } from '#features/shell/index.ts';
import type { AppStore, RootState } from './createStore.ts';

const STORAGE_KEY = 'leadside.drafts';

/**
 * Protects drafts when the page is closed or reloaded. While the user is signed in, the browser asks
 * first. Drafts of an expired session are saved in `sessionStorage`. Returns a function that stops it.
 */
export function persistDrafts(store: AppStore): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    const state = store.getState();
    if (selectUser(state) && selectHasUnsaved(state)) event.preventDefault();
  };
  const save = () => {
    const state = store.getState();
    const userId = selectInterruptedUser(state);
    if (userId === null) return;
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, drafts: state.drafts }));
    } catch {
      // Storage is blocked or full: the drafts are lost with the page.
    }
  };
  window.addEventListener('beforeunload', ask);
  window.addEventListener('pagehide', save);
  return () => {
    window.removeEventListener('beforeunload', ask);
    window.removeEventListener('pagehide', save);
  };
}

/** Returns the drafts that the last page saved, as preloaded state, and deletes them from storage. */
export function restoreDrafts(): Partial<RootState> {
  try {
    const saved = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    if (saved === null) return {};
    const { userId, drafts } = JSON.parse(saved);
    return { drafts, session: { ...sessionSlice.getInitialState(), interruptedUser: userId } };
  } catch {
    return {};
  }
}
