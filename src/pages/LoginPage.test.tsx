import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { sessionSlice, userChanged } from '#features/auth/index.ts';
import { draftsSlice } from '#features/shell/index.ts';
import { TooltipProvider } from '#ui/overlays/Tooltip.tsx';
import { LoginPage } from './LoginPage.tsx';

const ADA = { uid: 'ada', email: 'ada@example.com', displayName: null };

function renderLogin(state?: unknown) {
  const store = configureStore({ reducer: combineSlices(sessionSlice, draftsSlice) });
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/', { pathname: '/login', state }], initialIndex: 1 },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
    { wrapper: TooltipProvider },
  );
  return { store, router };
}

test('waits until the session is known', () => {
  renderLogin();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

test('shows the form and links home and to the privacy policy', () => {
  const { store } = renderLogin();
  act(() => store.dispatch(userChanged(null)));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Get Early Access' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(document.title).toBe('Sign In · Leadside');
});

test('signed-in users go on to the requested page', () => {
  const from = { pathname: '/app/leads', search: '?status=new', hash: '#top' };
  const { store, router } = renderLogin({ from });
  act(() => store.dispatch(userChanged(ADA)));
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe('/app/leads?status=new#top');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.getByText('Elsewhere')).toBeVisible();
});
