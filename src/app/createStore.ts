import { combineSlices, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { ThunkExtra } from '#api/sendRequest.ts';
import { sessionSlice, userLeft } from '#features/auth/index.ts';
import { leadFiltersSlice, leadsViewSlice } from '#features/leads/index.ts';
import { pitchDraftSlice } from '#features/pitches/index.ts';
import { draftsSlice, shellSlice, toastsSlice } from '#features/shell/index.ts';
import { createSessionExpiry } from './sessionExpiry.ts';

/** The slices that only the side panel has. It injects them and adds their types here. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging.
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices(
  api,
  sessionSlice,
  shellSlice,
  toastsSlice,
  draftsSlice,
  leadFiltersSlice,
  leadsViewSlice,
  pitchDraftSlice,
).withLazyLoadedSlices<LazyLoadedSlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** Of a user who left, only what is no one's own stays: by this, no slice can forget to drop it. */
const withoutUser = ({ api: cache, session, shell, toasts }: Partial<RootState>) => ({
  api: cache,
  session,
  shell,
  toasts,
});

const reducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) =>
  rootReducer(state && userLeft.match(action) ? withoutUser(state) : state, action);

interface StoreOptions extends ThunkExtra {
  preloadedState?: Partial<RootState>;
}

/** A store of its own for each web page, side panel and test. */
export function createStore({ preloadedState, ...dependencies }: StoreOptions) {
  return configureStore({
    reducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: dependencies },
        // The development checks stay; their warnings by the clock fire whenever the machine is busy.
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
        serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
      }).concat(api.middleware, createSessionExpiry(dependencies.auth)),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
