import { combineSlices, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { liveApi as api } from '#api/liveUpdates.ts';
import type { ThunkExtra } from '#api/sendRequest.ts';
import { selectOwnerId, selectUser, sessionSlice, userChanged } from '#features/auth/index.ts';
import { readingSlice } from '#features/extraction/readingSlice.ts';
// Not from an index, which would load components as well.
import { insightsSlice } from '#features/insights/insightsSlice.ts';
import { leadDetailsSlice } from '#features/leads/details/leadDetailsSlice.ts';
import { leadImportSlice } from '#features/leads/import/leadImportSlice.ts';
import { leadFiltersSlice } from '#features/leads/leadFiltersSlice.ts';
import { leadListeners } from '#features/leads/leadListeners.ts';
import { leadListSlice } from '#features/leads/leadListSlice.ts';
import { leadsViewSlice } from '#features/leads/leadsViewSlice.ts';
import { shownLeadsSlice } from '#features/leads/shownLeadsSlice.ts';
import { peopleSlice } from '#features/people/peopleSlice.ts';
import { letterListeners } from '#features/pitches/letterListeners.ts';
import { letterSlice } from '#features/pitches/letterSlice.ts';
import { writerSlice } from '#features/pitches/writerSlice.ts';
import { resumeListeners, resumeSlice } from '#features/resume/resumeSlice.ts';
import { dialogSlice, draftsSlice, shellSlice, toastsSlice } from '#features/shell/index.ts';
import { listSlice } from '#features/shell/listSlice.ts';
import { undoSlice } from '#features/shell/undoSlice.ts';
import { DEVELOPMENT_CHECKS } from './developmentChecks.ts';
import { createSessionExpiry } from './sessionExpiry.ts';

/** The slices that only the side panel has. It injects them and adds their types here. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging.
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices(
  api,
  sessionSlice,
  shellSlice,
  toastsSlice,
  dialogSlice,
  draftsSlice,
  insightsSlice,
  leadDetailsSlice,
  leadFiltersSlice,
  leadImportSlice,
  leadListSlice,
  leadsViewSlice,
  listSlice,
  peopleSlice,
  shownLeadsSlice,
  undoSlice,
  readingSlice,
  resumeSlice,
  letterSlice,
  writerSlice,
).withLazyLoadedSlices<LazyLoadedSlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** Resets every slice that may hold a user's data when that user signs out or another one signs in. */
const reducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  const next = rootReducer(state, action);
  const ownerId = state?.session && selectOwnerId({ session: state.session });
  if (!ownerId || ownerId === selectOwnerId(next)) return next;
  const { api: cache, session, shell, toasts } = next;
  return rootReducer({ api: cache, session, shell, toasts }, { type: 'app/userLeft' });
};

interface StoreOptions extends ThunkExtra {
  preloadedState?: Partial<RootState>;
}

/** One store per web page, side panel and test. It follows the user of the auth client. */
export function createStore({ preloadedState, ...dependencies }: StoreOptions) {
  const store = configureStore({
    reducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: dependencies },
        ...DEVELOPMENT_CHECKS,
      })
        .prepend(leadListeners.middleware, letterListeners.middleware, resumeListeners.middleware)
        .concat(api.middleware, createSessionExpiry(dependencies.auth)),
    // An optimistic change shows at once. By default, it would wait for the next frame.
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: { type: 'tick' } }),
  });
  dependencies.auth.onUserChanged((user, hasSignedOut) => {
    const before = selectUser(store.getState());
    store.dispatch(userChanged(user, hasSignedOut));
    if (before && before.uid !== user?.uid) store.dispatch(api.util.resetApiState());
  });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
