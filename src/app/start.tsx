import '#ui/styleNonce.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { idle } from '#ui/lazy.tsx';
import { App } from './App.tsx';
import { auth, store } from './appStore.ts';
import { fetchAhead } from './fetchAhead.ts';
import { persistDrafts } from './persistDrafts.ts';
import { routes } from './routes.tsx';
import { nameFirstHistoryEntry } from './ScrollPosition.tsx';
import { syncRouter } from './syncRouter.ts';

persistDrafts(store);
auth.onUserChanged((user) => {
  // Later, so the current page loads first.
  if (user) setTimeout(fetchAhead, 2_000);
});

// Not in development, which has a worker of its own for mocks. Browsers have none without HTTPS.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  idle()
    .then(() => navigator.serviceWorker.register('/service-worker.js', { scope: '/app' }))
    .catch(() => {
      // The next page tries again.
    });
}

nameFirstHistoryEntry();
const router = createBrowserRouter(routes);
syncRouter(store, router);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
// The page's frame stays until the user is known.
const stop = auth.onUserChanged(() => {
  stop();
  createRoot(root).render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
});
