import { useEffect, useState } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { api } from '#api/api.ts';
import type { RootState } from './createStore.ts';
import { useAppSelector, useAppStore } from './hooks.ts';

const selectIsFetching = (state: RootState): boolean =>
  Object.values(state[api.reducerPath].queries).some((query) => query?.status === 'pending');

/** Whether the document was reloaded, or reached by the back or forward button. */
function isRevisit(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
}

/**
 * Gives the first history entry a key. React Router stores scroll positions by key, and without one
 * every typed URL would share the same position. Call it before the router is created.
 */
export function nameFirstHistoryEntry(): void {
  const { state } = window.history;
  if (!state?.key) window.history.replaceState({ ...state, key: crypto.randomUUID() }, '');
}

/**
 * Restores the scroll position. It has one chance to do so after a reload, so it waits until the
 * data is there: before that the page is too short. Render it below the page, which may scroll too.
 */
export function ScrollPosition() {
  const store = useAppStore();
  const isFetching = useAppSelector(selectIsFetching);
  const [isReady, setReady] = useState(() => !isRevisit());
  useEffect(() => {
    // The page above may have started its queries in an effect of the same commit.
    if (!isFetching && !selectIsFetching(store.getState())) setReady(true);
  }, [store, isFetching]);
  return isReady && <ScrollRestoration />;
}
