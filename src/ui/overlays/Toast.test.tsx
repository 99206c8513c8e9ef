import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from './Modal.tsx';
import { type ToastMessage, ToastRegion } from './Toast.tsx';
import { TooltipProvider } from './Tooltip.tsx';

afterEach(() => jest.useRealTimers());

test('disappears after a while; an error stays longer, and with a button until it is used', () => {
  jest.useFakeTimers();
  const dismiss = jest.fn();
  render(
    <ToastRegion
      toasts={[
        { id: 'info', tone: 'info', text: 'Saved.' },
        { id: 'error', tone: 'error', text: 'Error deleting lead.' },
        {
          id: 'retry',
          tone: 'error',
          text: 'Nothing was recorded.',
          actions: [{ label: 'Try again', action: { type: 'retry' } }],
        },
      ]}
      onDismiss={dismiss}
    />,
    { wrapper: TooltipProvider },
  );
  act(() => jest.advanceTimersByTime(8_000));
  expect(dismiss.mock.calls).toEqual([['info']]);
  act(() => jest.advanceTimersByTime(60_000));
  expect(dismiss.mock.calls).toEqual([['info'], ['error']]);
});

test('waits while the pointer or the focus is on it', () => {
  jest.useFakeTimers();
  const dismiss = jest.fn();
  render(<ToastRegion toasts={[{ id: 'a', tone: 'info', text: 'Saved.' }]} onDismiss={dismiss} />, {
    wrapper: TooltipProvider,
  });
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  act(() => jest.advanceTimersByTime(20_000));
  expect(dismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  act(() => jest.advanceTimersByTime(5_000));
  expect(dismiss).toHaveBeenCalledWith('a');
});

test('an error is announced assertively, other messages politely', () => {
  render(
    <ToastRegion
      toasts={[
        { id: 'info', tone: 'success', text: 'Lead deleted.' },
        { id: 'error', tone: 'error', text: 'Error deleting lead.' },
      ]}
      onDismiss={jest.fn()}
    />,
    { wrapper: TooltipProvider },
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Error deleting lead.');
  expect(screen.getByRole('status')).toHaveTextContent('Lead deleted.');
});

test('Escape closes the dialog under it, and a click on it does not', async () => {
  const close = jest.fn();
  const dismiss = jest.fn();
  const dialog = (
    <Modal title="Add Note" onClose={close}>
      Text
    </Modal>
  );
  const region = (toasts: ToastMessage[]) => (
    <>
      {dialog}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
  const { rerender } = render(region([]), { wrapper: TooltipProvider });
  rerender(region([{ id: 'a', tone: 'error', text: 'Not saved.' }]));
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByText('Not saved.'));
  expect(close).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  expect(dismiss).not.toHaveBeenCalled();
});
