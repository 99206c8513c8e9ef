import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { TooltipProvider } from '#ui/overlays/Tooltip.tsx';
import { Toasts } from './Toasts.tsx';
import { selectToasts, toastShown, toastsSlice } from './toastsSlice.ts';

test("shows the store's messages until they are dismissed", async () => {
  const store = configureStore({ reducer: { [toastsSlice.reducerPath]: toastsSlice.reducer } });
  render(
    <Provider store={store}>
      <Toasts />
    </Provider>,
    { wrapper: TooltipProvider },
  );
  act(() => store.dispatch(toastShown({ tone: 'error', text: 'Error deleting lead: no.' })));
  expect(screen.getByText('Error deleting lead: no.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Error deleting lead: no.')).not.toBeInTheDocument();
  expect(selectToasts(store.getState())).toEqual([]);
});
