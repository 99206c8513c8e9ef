import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { api } from '#api/api.ts';
import type { SessionUser } from '#domain/auth/auth.ts';
import { sessionSlice, userChanged } from '#features/auth/index.ts';
import { draftsSlice, toastsSlice } from '#features/shell/index.ts';
import { TooltipProvider } from '#ui/overlays/Tooltip.tsx';
import { fakeAuth } from './fakeAuth.ts';

/** Renders a public page at any path, with a session and toasts. No one is signed in by default. */
export function renderPublic(
  page: ReactNode,
  { path = '/', user = null as SessionUser | null, auth = fakeAuth({ user }) } = {},
) {
  const store = configureStore({
    reducer: {
      [sessionSlice.reducerPath]: sessionSlice.reducer,
      [toastsSlice.reducerPath]: toastsSlice.reducer,
      [draftsSlice.reducerPath]: draftsSlice.reducer,
      [api.reducerPath]: api.reducer,
    },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { auth, apiBase: '/api' } } }).concat(api.middleware),
  });
  auth.onUserChanged((next) => store.dispatch(userChanged(next)));
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
    { wrapper: TooltipProvider },
  );
  return { ...view, store, router };
}
