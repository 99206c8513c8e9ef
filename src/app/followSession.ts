import { api } from '#api/api.ts';
import type { AuthClient } from '#domain/auth.ts';
import { selectUser, userChanged } from '#features/auth/index.ts';
import { pitchDraftCleared } from '#features/pitches/index.ts';
import type { AppStore } from './createStore.ts';

/**
 * Keeps the store in step with the identity provider. When another user comes, or nobody is left,
 * everything that was cached or written for the one before is dropped. Returns the function that ends it.
 */
export function followSession(store: AppStore, auth: AuthClient): () => void {
  return auth.onUserChanged((user) => {
    const before = selectUser(store.getState());
    store.dispatch(userChanged(user));
    if (!before || before.uid === user?.uid) return;
    store.dispatch(api.util.resetApiState());
    store.dispatch(pitchDraftCleared());
  });
}
