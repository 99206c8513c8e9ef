import type { DataRouter } from 'react-router-dom';
import type { AppStore } from './createStore.ts';
import { syncLetter } from './letterUrl.ts';
import { syncPerson } from './personUrl.ts';
import { syncUrl } from './urlSync.ts';

/** Connects a store with the addresses of a router, in a window or in the side panel. */
export function syncRouter(store: AppStore, router: DataRouter): void {
  syncUrl(store, router);
  syncLetter(store, router);
  syncPerson(store, router);
}
