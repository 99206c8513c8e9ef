import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { api } from '#api/api.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { PitchAllowance } from './PitchAllowance.tsx';

const MINUTE = 60_000;

test('counts down the minutes, then fetches the allowance again', async () => {
  jest.useFakeTimers();
  const requests = recordRequests();
  const store = createTestStore();
  const rateLimit = { remaining: 3, limit: 20, resetInSeconds: 600 };
  await store.dispatch(api.util.upsertQueryData('getPitches', undefined, { data: [], rateLimit }));
  const { unmount } = render(
    <Provider store={store}>
      <PitchAllowance />
    </Provider>,
  );
  expect(screen.getByText('3 of 20 left · resets in 10 min')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(4 * MINUTE));
  expect(screen.getByText('3 of 20 left · resets in 6 min')).toBeVisible();
  expect(requests).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(6 * MINUTE + 1_000));
  expect(requests).toEqual(['GET /pitches']);
  unmount();
});
