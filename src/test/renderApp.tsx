import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { createStore } from '#app/createStore.ts';
import { followSession } from '#app/followSession.ts';
import { routes } from '#app/routes.tsx';
import { syncUrl } from '#app/urlSync.ts';
import { fakeAuth } from './fakeAuth.ts';

/** Retries follow at once in tests. */
export const noDelay = async (): Promise<void> => {};

/** A store as the web app makes it, over the mocked backend, with the mock user signed in. */
export const createTestStore = (auth = fakeAuth()) =>
  createStore({ auth, apiBase: 'http://localhost/api', retryDelay: noDelay });

/** The whole web app at an address, and a user before it. */
export function renderApp(path: string, { auth = fakeAuth() } = {}) {
  const store = createTestStore(auth);
  followSession(store, auth);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  syncUrl(store, router);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...render(<App store={store} router={router} />), store, router, user };
}
