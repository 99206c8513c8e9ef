import { StrictMode } from 'react';
import { createStore } from '#app/createStore.ts';
import { restoreDrafts, saveDrafts } from '#app/persistDrafts.ts';
import { userChanged } from '#features/auth/index.ts';
import { selectHasUnsaved } from '#features/shell/index.ts';
import { createPageRoot } from '../pageSetup.ts';
import { readServerOrigin } from '../serverOrigin.ts';
import { createExtensionAuth } from './extensionAuth.ts';
import { PanelApp } from './PanelApp.tsx';

declare const __RELOADS__: boolean;

const root = createPageRoot();
const serverOrigin = await readServerOrigin();
const auth = createExtensionAuth(serverOrigin);
const store = createStore({
  auth,
  apiBase: `${serverOrigin}/api`,
  keepsSent: true,
  preloadedState: restoreDrafts('localStorage'),
});

// A closed panel is gone without notice. What is typed is kept like that of an expired session.
window.addEventListener('pagehide', () => {
  if (!selectHasUnsaved(store.getState())) return;
  store.dispatch(userChanged(null));
  root.unmount();
  saveDrafts(store, 'localStorage');
});

root.render(
  <StrictMode>
    <PanelApp store={store} serverOrigin={serverOrigin} />
  </StrictMode>,
);

if (__RELOADS__) void import('./reloadOnBuild.ts').then(({ reloadOnBuild }) => reloadOnBuild());
