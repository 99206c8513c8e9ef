import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { AppStore } from '#app/createStore.ts';
import { Toasts } from '#features/shell/Toasts.tsx';
import { GlobalStyle } from '#ui/GlobalStyle.tsx';
import { Panel } from './Panel.tsx';
import { ServerOriginContext } from './serverOriginContext.ts';

interface PanelAppProps {
  store: AppStore;
  serverOrigin: string;
}

/**
 * The side panel. It has no URL: the router only serves the forms, which block navigation while text
 * is unsaved.
 */
export function PanelApp({ store, serverOrigin }: PanelAppProps) {
  const router = createMemoryRouter([{ path: '*', element: <Panel /> }]);
  return (
    <Provider store={store}>
      <ServerOriginContext value={serverOrigin}>
        <GlobalStyle />
        <RouterProvider router={router} />
        <Toasts />
      </ServerOriginContext>
    </Provider>
  );
}
