import { api } from '#api/api.ts';
import { createStore } from './createStore.ts';
import { openAuth } from './openAuth.ts';
import { restoreDrafts } from './persistDrafts.ts';

/*
 * The store of the page, with the session and the first requests. The build puts this module with its
 * dependencies into one file that runs before the rest has arrived, so the data loads meanwhile.
 */

export const auth = openAuth();
export const store = createStore({ auth, apiBase: '/api', preloadedState: restoreDrafts() });

auth.onUserChanged((user) => {
  if (!user) return;
  // Every page needs these. The components subscribe when they render.
  const { getLeads, getProfile, getLeadStats } = api.endpoints;
  store.dispatch(getLeads.initiate(undefined, { subscribe: false }));
  store.dispatch(getProfile.initiate(undefined, { subscribe: false }));
  // Only the dashboard shows the figures.
  if (location.pathname === '/app') {
    store.dispatch(getLeadStats.initiate(undefined, { subscribe: false }));
  }
});
