import { followChanges } from '#api/followChanges.ts';
import type { ApiDependencies } from '#api/sendRequest.ts';
import type { AppStore } from './createStore.ts';

/** Follows the changes of whoever is signed in. Returns the function that ends it. */
export function keepInSync(store: AppStore, dependencies: ApiDependencies): () => void {
  let userId: string | undefined;
  let stop = () => {};
  const unsubscribe = dependencies.auth.onUserChanged((user) => {
    if (user?.uid === userId) return;
    stop();
    userId = user?.uid;
    stop = user ? followChanges(user.uid, dependencies, store.dispatch) : () => {};
  });
  return () => {
    unsubscribe();
    stop();
  };
}
