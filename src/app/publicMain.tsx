/* The entry point of the public pages. `main.tsx` is the one of the signed-in pages. */
import '#ui/styleNonce.ts';
import '#ui/firstPaint.css';
import '#ui/fonts.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { idle } from '#ui/lazy.tsx';
import { createPublicStore } from './createPublicStore.ts';
import { createLazyAuth } from './lazyAuth.ts';
import { PublicApp } from './PublicApp.tsx';
import { readDrafts } from './persistDrafts.ts';
import { hasSessionMarker } from './sessionMarker.ts';

const mayBeSignedIn = hasSessionMarker();
const loadAuth = async () => (await import('./openAuth.ts')).openAuth();
const auth = createLazyAuth(loadAuth, mayBeSignedIn);
const store = createPublicStore({ auth, preloadedState: readDrafts() });
// After the page, and only for the user menu or for signing in: Firebase is larger than the page.
if (mayBeSignedIn || window.location.pathname === '/login') {
  idle()
    .then(() => auth.open())
    .catch(() => {
      // Offline: the page stays public, and signing in tries again.
    });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const app = (
  <StrictMode>
    <PublicApp store={store} renderRouter={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />
  </StrictMode>
);
// As a transition, React hydrates in short steps and the page stays responsive.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
