import { cleanup, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { api } from '#api/api.ts';
import type { Outbox } from '#api/sendRequest.ts';
import { App } from '#app/App.tsx';
import { type AppStore, createStore, type RootState } from '#app/createStore.ts';
import { routes } from '#app/routes.tsx';
import { syncRouter } from '#app/syncRouter.ts';
import { fakeAuth } from './fakeAuth.ts';

/** Tests retry without a delay. */
const noDelay = async (): Promise<void> => {};

const stores: AppStore[] = [];

// Ends the stores' live connections, which would keep the test process running.
afterEach(() => {
  cleanup();
  for (const store of stores.splice(0)) store.dispatch(api.util.resetApiState());
});

/** The web app's store on the mocked backend, with the mock user signed in. */
export function createTestStore(
  auth = fakeAuth(),
  preloadedState: Partial<RootState> = {},
  outbox?: Outbox,
) {
  const apiBase = 'http://localhost/api';
  const store = createStore({ auth, preloadedState, apiBase, retryDelay: noDelay, outbox });
  stores.push(store);
  return store;
}

/** Renders the whole web app at a path. Prefer a smaller component where it's enough: this is slow. */
export function renderApp(
  path: string,
  { auth = fakeAuth(), preloadedState = {} as Partial<RootState> } = {},
) {
  const store = createTestStore(auth, preloadedState);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  syncRouter(store, router);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...render(<App store={store} router={router} />), store, router, user };
}
