import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { Provider } from 'react-redux';
import { serverConnectionChanged } from '#api/serverConnection.ts';
import { mockServer } from '#mocks/node.ts';
import { ConnectionBar } from './ConnectionBar.tsx';
import { isPartWaiting, loadPart } from './loadPart.ts';
import { shellSlice } from './shellSlice.ts';

function renderBar() {
  const store = configureStore({ reducer: { [shellSlice.reducerPath]: shellSlice.reducer } });
  render(
    <Provider store={store}>
      <ConnectionBar />
    </Provider>,
  );
  return store;
}

test('says that the browser is offline until it is back', () => {
  renderBar();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(status).toHaveTextContent("You're offline.");
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(status).toBeEmptyDOMElement();
});

test("says that the server doesn't respond until it does", () => {
  const store = renderBar();
  act(() => void store.dispatch(serverConnectionChanged(false)));
  expect(screen.getByRole('status')).toHaveTextContent("Can't reach the server.");
  act(() => void store.dispatch(serverConnectionChanged(true)));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says that a part waits for the connection, and loads it then', async () => {
  renderBar();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const load = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValueOnce('the form');
  let part: Promise<unknown> | undefined;
  await act(async () => {
    part = loadPart(load);
  });
  expect(
    await screen.findByText("You're offline. This will open once you're back online."),
  ).toBeVisible();
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await part).toBe('the form');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a part that fails to load while the server is down is loaded once it is back', async () => {
  mockServer.use(http.get('*/api/health', () => HttpResponse.error()));
  const load = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValueOnce('the form');
  const part = loadPart(load);
  await waitFor(() => expect(isPartWaiting()).toBe(true));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await part).toBe('the form');
});

test('a part that fails to load online is an error', async () => {
  mockServer.use(http.get('*/api/health', () => HttpResponse.json({})));
  const error = new TypeError('Failed to fetch');
  await expect(loadPart(() => Promise.reject(error))).rejects.toBe(error);
});
