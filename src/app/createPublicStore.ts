import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type WithSlice,
} from '@reduxjs/toolkit';
import type { api } from '#api/api.ts';
import type { ThunkExtra } from '#api/sendRequest.ts';
import type { AuthClient } from '#domain/auth/auth.ts';
import { type SessionState, sessionSlice, userChanged } from '#features/auth/index.ts';
import { type DraftsState, draftsSlice, toastsSlice } from '#features/shell/index.ts';
import { DEVELOPMENT_CHECKS } from './developmentChecks.ts';

const reducer = combineSlices(sessionSlice, toastsSlice, draftsSlice).withLazyLoadedSlices<
  WithSlice<typeof api>
>();
const lateMiddleware = createDynamicMiddleware();

/** Loads the requests to the server, which only the sign-in page sends. */
export async function loadApi(): Promise<void> {
  const { api } = await import('#api/api.ts');
  reducer.inject(api);
  lateMiddleware.addMiddleware(api.middleware);
}

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
      getDefaultMiddleware({
        thunk: { extraArgument: { auth, apiBase: '/api' } satisfies ThunkExtra },
        ...DEVELOPMENT_CHECKS,
      }).concat(lateMiddleware.middleware),
  });
  auth.onUserChanged((user, hasSignedOut) => store.dispatch(userChanged(user, hasSignedOut)));
  return store;
}

export type PublicStore = ReturnType<typeof createPublicStore>;
