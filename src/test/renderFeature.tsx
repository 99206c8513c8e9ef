import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { DialogHost } from '#features/shell/DialogHost.tsx';
import { Toasts } from '#features/shell/Toasts.tsx';
import { TooltipProvider } from '#ui/overlays/Tooltip.tsx';
import { createTestStore } from './renderApp.tsx';

/**
 * Renders a part of the web app, such as a form, with the mock user signed in. Its questions and toasts
 * show, and a link leaves it.
 */
export function renderFeature(feature: ReactNode) {
  const store = createTestStore();
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Link to="/elsewhere">Leave</Link>
          {feature}
        </>
      ),
    },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ]);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const view = render(
    <Provider store={store}>
      <TooltipProvider>
        <RouterProvider router={router} />
        <DialogHost>{() => null}</DialogHost>
        <Toasts />
      </TooltipProvider>
    </Provider>,
  );
  return { ...view, store, user };
}
