import { useState } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { api } from '#api/api.ts';
import { newId } from '#domain/newId.ts';
import { selectLeadsLoaded } from '#features/leads/index.ts';
import type { RootState } from './createStore.ts';
import { useAppSelector } from './hooks.ts';

const selectLeadsResponse = api.endpoints.getLeads.select();

/** Whether the page has its data, or failed to load it. Every page loads the leads. */
const selectIsSettled = (state: RootState): boolean =>
  (selectLeadsLoaded(state) || selectLeadsResponse(state).isError) &&
  Object.values(state[api.reducerPath].queries).every((query) => query?.status !== 'pending');

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
  if (!state?.key) window.history.replaceState({ ...state, key: newId() }, '');
}

/**
 * Restores the scroll position. After a reload it can do so only once, so it waits until the data is
 * loaded: before that the page is too short. Render it below the page, which may scroll too.
 */
export function ScrollPosition() {
  const isSettled = useAppSelector(selectIsSettled);
  const [isReady, setReady] = useState(() => !isRevisit());
  if (isSettled && !isReady) setReady(true);
  return isReady && <ScrollRestoration />;
}
