import { StrictMode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { createStore } from '#app/createStore.ts';
import { restoreDrafts, saveDrafts } from '#app/persistDrafts.ts';
import { syncRouter } from '#app/syncRouter.ts';
import { userChanged } from '#features/auth/index.ts';
import { selectHasUnsaved } from '#features/shell/index.ts';
import { panelOutbox } from '../outbox/sendOutbox.ts';
import { createPageRoot } from '../pageSetup.ts';
import { readServerOrigin } from '../serverOrigin.ts';
import { createExtensionAuth } from './extensionAuth.ts';
import { PanelApp } from './PanelApp.tsx';
import { panelRoutes } from './panelRoutes.tsx';

declare const __RELOADS__: boolean;

const root = createPageRoot();
const serverOrigin = await readServerOrigin();
const auth = createExtensionAuth(serverOrigin);
const store = createStore({
  auth,
  apiBase: `${serverOrigin}/api`,
  outbox: panelOutbox,
  preloadedState: restoreDrafts('localStorage'),
});
// A panel has no address of its own.
const router = createMemoryRouter(panelRoutes);
syncRouter(store, router);

// A closed panel is gone without notice. What is typed is kept like that of an expired session.
window.addEventListener('pagehide', () => {
  if (!selectHasUnsaved(store.getState())) return;
  store.dispatch(userChanged(null));
  root.unmount();
  saveDrafts(store, 'localStorage');
});

root.render(
  <StrictMode>
    <PanelApp store={store} router={router} serverOrigin={serverOrigin} />
  </StrictMode>,
);

if (__RELOADS__) void import('./reloadOnBuild.ts').then(({ reloadOnBuild }) => reloadOnBuild());
