import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { renderApp } from '#test/renderApp.tsx';

beforeEach(() =>
  mockDb.reset({
    leads: [
      makeLead({ title: 'Data Engineer', status: 'applied' }),
      makeLead({ title: 'Coffee chat', status: 'new' }),
    ],
  }),
);

afterEach(() => jest.useRealTimers());

const search = () => screen.getByPlaceholderText('Search leads...');

test('an address that names a view opens it', async () => {
  renderApp('/app/leads?q=coffee&status=new');
  expect(await screen.findByText('1 of 2 leads')).toBeVisible();
  expect(search()).toHaveValue('coffee');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('New');
});

test('a chosen filter is a step that the back button takes back', async () => {
  const { user, router } = renderApp('/app/leads');
  await screen.findByText('2 leads');
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Applied' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=applied'));
  await act(() => router.navigate(-1));
  expect(await screen.findByText('2 leads')).toBeVisible();
});

test('what is opened right after typing stays open', async () => {
  const { user, router } = renderApp('/app/leads');
  await screen.findByText('2 leads');
  jest.useFakeTimers();
  await user.click(search());
  await user.paste('data');
  const card = within(screen.getByRole('article', { name: 'Data Engineer' }));
  await user.click(card.getByRole('button', { name: 'View Details' }));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('dialog', { name: 'Data Engineer' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(router.state.location.search).toBe('?q=data');
});

test('a letter typed just as the address is being written is not lost', async () => {
  const { user, router } = renderApp('/app/leads');
  await screen.findByText('2 leads');
  jest.useFakeTimers();
  await user.click(search());
  await user.paste('dat');
  await act(async () => {
    // The address is written, and the letter comes before the page was drawn with it.
    jest.advanceTimersByTime(300);
    fireEvent.change(search(), { target: { value: 'data' } });
  });
  expect(search()).toHaveValue('data');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(search()).toHaveValue('data');
  expect(router.state.location.search).toBe('?q=data');
});

test('an address that the filters wrote is a visit like any other once it was left', async () => {
  const { user, router } = renderApp('/app/leads');
  await screen.findByText('2 leads');
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Applied' }));
  expect(await screen.findByText('1 of 2 leads')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?status=applied'));
  await act(() => router.navigate(-1));
  expect(await screen.findByText('2 leads')).toBeVisible();
  await act(() => router.navigate(1));
  expect(await screen.findByText('1 of 2 leads')).toBeVisible();
});
