import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import type { AppStore } from '#app/createStore.ts';
import { dialogs } from '#app/dialogs.tsx';
import { DialogHost } from '#features/shell/DialogHost.tsx';
import { Toasts } from '#features/shell/Toasts.tsx';
import { useSubmitKeys } from '#ui/fields/submitKeys.ts';
import { TooltipProvider } from '#ui/overlays/Tooltip.tsx';
import { createTestStore } from './renderApp.tsx';

function SubmitKeys() {
  useSubmitKeys();
  return null;
}

/**
 * Renders a part of the web app, such as a form, with the mock user signed in. Its dialogs and toasts
 * show, and a link leaves it.
 */
export function renderFeature(feature: ReactNode, prepare: (store: AppStore) => void = () => {}) {
  const store = createTestStore();
  prepare(store);
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Link to="/elsewhere">Leave</Link>
          <main id="main" tabIndex={-1}>
            {feature}
          </main>
          <DialogHost dialogs={dialogs} />
        </>
      ),
    },
    { path: '*', element: <h1>Elsewhere</h1> },
  ]);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const view = render(
    <Provider store={store}>
      <TooltipProvider>
        <RouterProvider router={router} />
        <Toasts />
        <SubmitKeys />
      </TooltipProvider>
    </Provider>,
  );
  return { ...view, store, router, user };
}
