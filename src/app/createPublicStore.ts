import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { AuthClient } from '#domain/auth/auth.ts';
import { type SessionState, sessionSlice, userChanged } from '#features/auth/index.ts';
import { type DraftsState, draftsSlice, toastsSlice } from '#features/shell/index.ts';
import { DEVELOPMENT_CHECKS } from './developmentChecks.ts';

const reducer = combineSlices(sessionSlice, toastsSlice, draftsSlice);

/** The signed-out state. Pages are prerendered and hydrated with it, even if a user is signed in. */
export const prerenderedState = reducer(undefined, userChanged(null));

interface PublicStoreOptions {
  auth: AuthClient;
  /** The user whose session expired and their drafts, if the page was reloaded before the next sign-in. */
  preloadedState?: { session?: SessionState; drafts?: DraftsState };
}

/**
 * The store of the public pages: the session, drafts and toasts. The signed-in pages have a store with
 * everything (`createStore`).
 */
export function createPublicStore({ auth, preloadedState }: PublicStoreOptions) {
  const store = configureStore({
    reducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: { auth } }, ...DEVELOPMENT_CHECKS }),
  });
  auth.onUserChanged((user, hasSignedOut) => store.dispatch(userChanged(user, hasSignedOut)));
  return store;
}

export type PublicStore = ReturnType<typeof createPublicStore>;
