import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fakeAuth } from '#test/fakeAuth.ts';
import { RequireSession } from './RequireSession.tsx';
import { sessionSlice, signOut, userChanged } from './sessionSlice.ts';

const ADA = { uid: 'ada', email: 'ada@example.com', displayName: null };

function renderGuard(address: string) {
  const auth = fakeAuth({ user: ADA });
  const store = configureStore({
    reducer: { [sessionSlice.reducerPath]: sessionSlice.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: { auth } } }),
  });
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Front page</p> },
      { path: '/login', element: <p>Login page</p> },
      {
        path: '/app/*',
        element: (
          <RequireSession>
            <p>Secret page</p>
          </RequireSession>
        ),
      },
    ],
    { initialEntries: ['/', address] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { auth, store, router };
}

test('waits while the session is loading', () => {
  renderGuard('/app/leads');
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.queryByText('Secret page')).not.toBeInTheDocument();
});

test('redirects to /login when the session ends, which remembers path, query and fragment', () => {
  const { store, router } = renderGuard('/app/leads?status=new#top');
  act(() => store.dispatch(userChanged(ADA)));
  expect(screen.getByText('Secret page')).toBeVisible();
  act(() => store.dispatch(userChanged(null)));
  expect(screen.getByText('Login page')).toBeVisible();
  expect(router.state.location.state.from).toMatchObject({
    pathname: '/app/leads',
    search: '?status=new',
    hash: '#top',
  });
  expect(router.state.historyAction).toBe('REPLACE');
});

test('signing out leads to the landing page, and a later visit to /login', async () => {
  const { auth, store, router } = renderGuard('/app/leads');
  act(() => {
    auth.onUserChanged((user) => store.dispatch(userChanged(user)));
  });
  await act(() => store.dispatch(signOut()));
  expect(screen.getByText('Front page')).toBeVisible();
  await act(() => router.navigate('/app/leads'));
  expect(screen.getByText('Login page')).toBeVisible();
});

test('keeps the user signed in when signing out fails', async () => {
  const { auth, store } = renderGuard('/app/leads');
  act(() => store.dispatch(userChanged(ADA)));
  auth.signOut = () => Promise.reject(new Error('offline'));
  await act(() => store.dispatch(signOut()));
  expect(screen.getByText('Secret page')).toBeVisible();
  expect(sessionSlice.selectors.selectLeaving(store.getState())).toBe(false);
});
