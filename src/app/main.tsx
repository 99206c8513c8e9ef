import '#ui/styleNonce.ts';
import '#ui/firstPaint.css';
import '#ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createStore } from './createStore.ts';
import { openAuth } from './openAuth.ts';
import { persistDrafts, restoreDrafts } from './persistDrafts.ts';
import { syncPitchLead } from './pitchLeadUrl.ts';
import { fetchSignedInPages, routes } from './routes.tsx';
import { nameFirstHistoryEntry } from './ScrollPosition.tsx';
import { syncUrl } from './urlSync.ts';

const auth = openAuth();
const store = createStore({ auth, apiBase: '/api', preloadedState: restoreDrafts() });
persistDrafts(store);
auth.onUserChanged((user) => {
  // Later, so the current page loads first.
  if (user) setTimeout(fetchSignedInPages, 2_000);
});

nameFirstHistoryEntry();
const router = createBrowserRouter(routes);
syncUrl(store, router);
syncPitchLead(store, router);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App store={store} router={router} />
  </StrictMode>,
);
