import { type DataRouter, matchPath } from 'react-router-dom';
import { SETTINGS_TABS, tabChosen } from '#features/settings/settingsSlice.ts';
import type { AppStore } from './createStore.ts';

/** Opens the tab in `/app/settings?tab=ai`, such as from the side panel. Returns a function that stops it. */
export function syncSettingsTab(store: AppStore, router: DataRouter): () => void {
  let location: DataRouter['state']['location'] | undefined;

  function read() {
    if (router.state.location === location) return;
    location = router.state.location;
    const { pathname, search } = location;
    if (!matchPath('/app/settings', pathname)) return;
    const wanted = new URLSearchParams(search).get('tab');
    const tab = SETTINGS_TABS.find((known) => known === wanted);
    if (tab) store.dispatch(tabChosen(tab));
  }
  const stop = router.subscribe(read);
  read();
  return stop;
}
