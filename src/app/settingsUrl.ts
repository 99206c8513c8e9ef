import { type DataRouter, matchPath } from 'react-router-dom';
import { SETTINGS_TABS, tabChosen } from '#features/settings/settingsSlice.ts';
import type { AppStore } from './createStore.ts';
import { onVisit } from './onVisit.ts';

/** Opens the tab in `/app/settings?tab=ai`, such as from the side panel. Returns a function that stops it. */
export const syncSettingsTab = (store: AppStore, router: DataRouter): (() => void) =>
  onVisit(router, ({ pathname, search }) => {
    const wanted = matchPath('/app/settings', pathname) && new URLSearchParams(search).get('tab');
    const tab = SETTINGS_TABS.find((known) => known === wanted);
    if (tab) store.dispatch(tabChosen(tab));
  });
