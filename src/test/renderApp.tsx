import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { createStore, type RootState } from '#app/createStore.ts';
import { routes } from '#app/routes.tsx';
import { syncUrl } from '#app/urlSync.ts';
import { fakeAuth } from './fakeAuth.ts';

/** Tests retry without a delay. */
export const noDelay = async (): Promise<void> => {};

/** The web app's store on the mocked backend, with the mock user signed in. */
export const createTestStore = (auth = fakeAuth(), preloadedState: Partial<RootState> = {}) =>
  createStore({ auth, preloadedState, apiBase: 'http://localhost/api', retryDelay: noDelay });

/** Renders the whole web app at a path. Prefer a smaller component where it's enough: this is slow. */
export function renderApp(
  path: string,
  { auth = fakeAuth(), preloadedState = {} as Partial<RootState> } = {},
) {
  const store = createTestStore(auth, preloadedState);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  syncUrl(store, router);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...render(<App store={store} router={router} />), store, router, user };
}
