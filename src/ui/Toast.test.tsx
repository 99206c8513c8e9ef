import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from './Toast.tsx';

afterEach(() => jest.useRealTimers());

test('its button dismisses it', async () => {
  const dismiss = jest.fn();
  render(<ToastRegion toasts={[{ id: 'a', tone: 'info', text: 'Saved.' }]} onDismiss={dismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledWith('a');
});

test('disappears after a while; an error stays longer', () => {
  jest.useFakeTimers();
  const dismiss = jest.fn();
  render(
    <ToastRegion
      toasts={[
        { id: 'info', tone: 'info', text: 'Saved.' },
        { id: 'error', tone: 'error', text: 'Error deleting lead.' },
      ]}
      onDismiss={dismiss}
    />,
  );
  act(() => jest.advanceTimersByTime(8_000));
  expect(dismiss.mock.calls).toEqual([['info']]);
  act(() => jest.advanceTimersByTime(2_000));
  expect(dismiss.mock.calls).toEqual([['info'], ['error']]);
});

test('an error is announced assertively, other messages politely', () => {
  jest.useFakeTimers();
  render(
    <ToastRegion
      toasts={[
        { id: 'info', tone: 'success', text: 'Lead deleted.' },
        { id: 'error', tone: 'error', text: 'Error deleting lead.' },
      ]}
      onDismiss={jest.fn()}
    />,
  );
  act(() => jest.advanceTimersByTime(500));
  const announced = screen
    .getAllByRole('status')
    .map((region) => [region.getAttribute('aria-live'), region.textContent]);
  expect(announced).toEqual(
    expect.arrayContaining([
      ['polite', expect.stringContaining('Lead deleted.')],
      ['assertive', expect.stringContaining('Error deleting lead.')],
    ]),
  );
});
