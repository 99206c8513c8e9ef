import '#ui/styleNonce.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { fetchAhead as fetchParts, idle } from '#ui/lazy.tsx';
import { App } from './App.tsx';
import { auth, store } from './appStore.ts';
import { persistDrafts } from './persistDrafts.ts';
import { routes } from './routes.tsx';
import { nameFirstHistoryEntry } from './ScrollPosition.tsx';
import { syncRouter } from './syncRouter.ts';

/** The files of the other pages and of what they open; the build writes them into the page. */
function laterFiles(): string[] {
  const files = document.getElementById('later-files')?.textContent;
  return files ? JSON.parse(files) : [];
}

async function preload(href: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
  document.head.append(link);
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
}

/**
 * Gets ready what the shown page opens, then fetches the other pages, so that all open at once, even
 * offline. The other pages don't run yet: that would hold up a phone.
 */
async function fetchAhead(): Promise<void> {
  await fetchParts();
  for (const file of laterFiles()) {
    await idle();
    await preload(file);
  }
}

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
