import { selectInterruptedUser } from '#features/auth/index.ts';
import type { AppStore, RootState } from './createStore.ts';

/*
 * What a user had on the desk when the session ended by itself waits in the store for the next
 * sign-in. Should the tab be reloaded before that, it goes through the tab's own storage, which no
 * other tab reads and which ends with the tab.
 */

const STORAGE_KEY = 'leadside.interruptedWork';

/** The slices that hold work, and whose it is. */
const workIn = ({ session, drafts, pitchDraft }: RootState) => ({
  session: { ...session, status: 'loading' as const },
  drafts,
  pitchDraft,
});

/** Keeps the work of an interrupted user when the page goes. Returns the function that ends it. */
export function keepInterruptedWork(store: AppStore): () => void {
  const keep = () => {
    const state = store.getState();
    if (selectInterruptedUser(state) === null) return;
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(workIn(state)));
    } catch {
      // Storage is blocked or full: the work ends with the page, as it does without this.
    }
  };
  window.addEventListener('pagehide', keep);
  return () => window.removeEventListener('pagehide', keep);
}

/** The work that the page before left, once; nothing when there is none. */
export function takeInterruptedWork(): Partial<RootState> {
  try {
    const kept = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return kept === null ? {} : (JSON.parse(kept) as Partial<RootState>);
  } catch {
    return {};
  }
}
