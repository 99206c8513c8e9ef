import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { api } from '#api/api.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { PitchAllowance } from './PitchAllowance.tsx';

const MINUTE = 60_000;

test('counts down hours and minutes, then fetches the allowance again', async () => {
  jest.useFakeTimers();
  const requests = recordRequests();
  const store = createTestStore();
  const rateLimit = { remaining: 3, limit: 20, resetInSeconds: 3_660 };
  await store.dispatch(
    api.util.upsertQueryData('getPitchUsage', undefined, {
      total: 0,
      rateLimit,
      model: 'gpt',
      isOwnModel: false,
      aiUses: [],
    }),
  );
  const { unmount } = render(
    <Provider store={store}>
      <PitchAllowance />
    </Provider>,
  );
  expect(screen.getByText('3 of 20 left · resets in 1 h 1 min')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(4 * MINUTE));
  expect(screen.getByText('3 of 20 left · resets in 57 min')).toBeVisible();
  expect(requests).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(57 * MINUTE + 1_000));
  expect(requests).toEqual(['GET /pitches']);
  unmount();
});

test("isn't shown for the user's own model, which has no limit", async () => {
  const store = createTestStore();
  const rateLimit = { remaining: 0, limit: 20, resetInSeconds: 60 };
  const usage = { total: 0, rateLimit, model: 'gpt-5-mini', isOwnModel: true, aiUses: [] };
  await store.dispatch(api.util.upsertQueryData('getPitchUsage', undefined, usage));
  const { container } = render(
    <Provider store={store}>
      <PitchAllowance />
    </Provider>,
  );
  expect(container).toBeEmptyDOMElement();
});
