import { selectInterruptedUser, selectUser, sessionSlice } from '#features/auth/index.ts';
import { selectHasUnsaved } from '#features/shell/index.ts';
import type { AppStore, RootState } from './createStore.ts';

const STORAGE_KEY = 'leadside.drafts';

/** Named, since a browser that blocks site data throws when a storage is read from the window. */
type StorageName = 'localStorage' | 'sessionStorage';

/** Saves the drafts of an expired session, where they wait for their user. */
export function saveDrafts(store: AppStore, storage: StorageName): void {
  const state = store.getState();
  const userId = selectInterruptedUser(state);
  if (userId === null) return;
  try {
    window[storage].setItem(STORAGE_KEY, JSON.stringify({ userId, drafts: state.drafts }));
  } catch {
    // Storage is blocked or full: the drafts end with the page.
  }
}

/**
 * Keeps drafts from being lost with the page. While the user is signed in, the browser asks before
 * it discards them. Drafts of an expired session wait in the tab's own storage.
 * Returns a function that stops it.
 */
export function persistDrafts(store: AppStore): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    const state = store.getState();
    if (selectUser(state) && selectHasUnsaved(state)) event.preventDefault();
  };
  const save = () => saveDrafts(store, 'sessionStorage');
  window.addEventListener('beforeunload', ask);
  window.addEventListener('pagehide', save);
  return () => {
    window.removeEventListener('beforeunload', ask);
    window.removeEventListener('pagehide', save);
  };
}

/** The drafts that the last page saved and whose they are, as preloaded state. They stay saved. */
export function readDrafts(
  storage: StorageName = 'sessionStorage',
): Pick<Partial<RootState>, 'drafts' | 'session'> {
  try {
    const { userId, drafts } = JSON.parse(window[storage].getItem(STORAGE_KEY) ?? '');
    return { drafts, session: { ...sessionSlice.getInitialState(), interruptedUser: userId } };
  } catch {
    return {};
  }
}

/** Takes them: they aren't saved anymore. */
export function restoreDrafts(storage: StorageName = 'sessionStorage'): Partial<RootState> {
  const saved = readDrafts(storage);
  try {
    window[storage].removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked.
  }
  return saved;
}
