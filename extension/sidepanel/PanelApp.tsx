import type { createMemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import type { AppStore } from '#app/createStore.ts';
import { ServerOriginContext } from '#features/shell/serverOrigin.ts';
import { useDocumentEvents } from '#ui/hooks/useDocumentEvents.ts';

interface PanelAppProps {
  store: AppStore;
  router: ReturnType<typeof createMemoryRouter>;
  serverOrigin: string;
}

/**
 * Opens what is no page of the panel in a tab: links to the site, and links that the user wants in a
 * tab. The router has handled the others by then.
 */
function useLinksToTabs(serverOrigin: string): void {
  function open(event: MouseEvent) {
    const link = (event.target as Element).closest?.('a');
    const isOwn = link?.protocol === location.protocol && link.host === location.host;
    if (!isOwn || event.defaultPrevented || link.pathname === location.pathname) return;
    event.preventDefault();
    void chrome.tabs.create({ url: serverOrigin + link.pathname + link.search + link.hash });
  }
  useDocumentEvents({ click: open, auxclick: open });
}

/** The side panel: the app, with routes of its own. */
export function PanelApp({ store, router, serverOrigin }: PanelAppProps) {
  useLinksToTabs(serverOrigin);
  return (
    <ServerOriginContext value={serverOrigin}>
      <App store={store} router={router} />
    </ServerOriginContext>
  );
}
