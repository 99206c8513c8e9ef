import { Provider } from 'react-redux';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Toasts } from '#features/shell/Toasts.tsx';
import { useSubmitKeys } from '#ui/fields/submitKeys.ts';
import { GlobalStyle } from '#ui/GlobalStyle.tsx';
import { TooltipProvider } from '#ui/overlays/Tooltip.tsx';
import type { AppStore } from './createStore.ts';

interface AppProps {
  store: AppStore;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The web app with its store and router. */
export function App({ store, router }: AppProps) {
  useSubmitKeys();
  return (
    <Provider store={store}>
      <GlobalStyle />
      <TooltipProvider>
        <RouterProvider router={router} />
        <Toasts />
      </TooltipProvider>
    </Provider>
  );
}
