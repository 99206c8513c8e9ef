import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { sessionSlice, userChanged } from '#features/auth/index.ts';
import { HomePage } from './HomePage.tsx';

function renderHome() {
  const store = configureStore({
    reducer: { [sessionSlice.reducerPath]: sessionSlice.reducer },
  });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

test('says what the product is and offers to sign in', () => {
  renderHome();
  expect(
    screen.getByRole('heading', { name: 'Every lead, beside the page you found it on.' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  expect(document.title).toBe('Leadside');
});

test('signed-in users can open the app', () => {
  const store = renderHome();
  act(() =>
    store.dispatch(userChanged({ uid: 'ada', email: 'ada@example.com', displayName: null })),
  );
  expect(screen.getByRole('link', { name: 'Open App' })).toHaveAttribute('href', '/app');
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
});

test('the drawing has no controls', () => {
  renderHome();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
