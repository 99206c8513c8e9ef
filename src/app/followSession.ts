import { api } from '#api/api.ts';
import type { AuthClient } from '#domain/auth.ts';
import { selectInterruptedUser, selectUser, userChanged, userLeft } from '#features/auth/index.ts';
import type { AppStore } from './createStore.ts';

/**
 * Keeps the store in step with the identity provider. When a session ends, what was cached for it is
 * dropped. What the user had on the desk is dropped when they asked to go, or when another one comes;
 * after a session that ended by itself it waits for them. Returns the function that ends it.
 */
export function followSession(store: AppStore, auth: AuthClient): () => void {
  return auth.onUserChanged((user) => {
    const state = store.getState();
    const before = selectUser(state)?.uid ?? selectInterruptedUser(state);
    store.dispatch(userChanged(user));
    if (before === null || before === user?.uid) return;
    store.dispatch(api.util.resetApiState());
    if (selectInterruptedUser(store.getState()) === null) store.dispatch(userLeft());
  });
}
