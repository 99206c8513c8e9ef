import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { AuthClient } from '#domain/auth.ts';
import { sessionSlice, userChanged } from '#features/auth/index.ts';
import { toastsSlice } from '#features/shell/index.ts';
import { DEVELOPMENT_CHECKS } from './developmentChecks.ts';

const reducer = combineSlices(sessionSlice, toastsSlice);

/** The signed-out state. Pages are prerendered and hydrated with it, even if a user is signed in. */
export const prerenderedState = reducer(undefined, userChanged(null));

interface PublicStoreOptions {
  auth: AuthClient;
  /** The user whose session expired, if the page was reloaded before the next sign-in. */
  interruptedUser?: string | null;
}

/**
 * The store of the public pages: the session and toasts. The signed-in pages have a store with
 * everything (`createStore`).
 */
export function createPublicStore({ auth, interruptedUser = null }: PublicStoreOptions) {
  const store = configureStore({
    reducer,
    preloadedState: { session: { ...sessionSlice.getInitialState(), interruptedUser } },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: { auth } }, ...DEVELOPMENT_CHECKS }),
  });
  auth.onUserChanged((user, hasSignedOut) => store.dispatch(userChanged(user, hasSignedOut)));
  return store;
}

export type PublicStore = ReturnType<typeof createPublicStore>;
