import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '#api/api.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { renderApp } from '#test/renderApp.tsx';

const ID = '00000000-0000-4000-8000-0000000000bb';
const OTHER = '00000000-0000-4000-8000-0000000000cc';

const field = (label: string) => screen.findByLabelText(label, { selector: 'input, textarea' });

beforeEach(() =>
  mockDb.reset({
    leads: [
      makeLead({ id: ID, title: 'Data Engineer', company: 'Helio Grid' }),
      makeLead({ id: OTHER, title: 'Brand refresh', company: 'Kestrel Coffee' }),
    ],
  }),
);

function openPitches(leadId: string) {
  const app = renderApp(`/app/pitches?lead=${leadId}`);
  const url = () => app.router.state.location.pathname + app.router.state.location.search;
  return { ...app, url };
}

test('fills in the lead from the URL, which is used once', async () => {
  const { url } = openPitches(ID);
  await waitFor(async () => expect(await field('Company')).toHaveValue('Helio Grid'));
  expect(await field('Position')).toHaveValue('Data Engineer');
  expect(screen.getByText('Data Engineer at Helio Grid')).toBeVisible();
  await waitFor(() => expect(url()).toBe('/app/pitches'));
});

test('says that the lead from the URL no longer exists', async () => {
  const { url } = openPitches('00000000-0000-4000-8000-0000000000ff');
  expect(await screen.findByText('This lead no longer exists.')).toBeVisible();
  expect(await field('Company')).toHaveValue('');
  await waitFor(() => expect(url()).toBe('/app/pitches'));
});

test('asks before another lead replaces typed text, and keeps the text', async () => {
  const { user, router } = openPitches(ID);
  await waitFor(async () => expect(await field('Company')).toHaveValue('Helio Grid'));
  await user.type(await field('Description'), ' Typed by me.');
  const description = (await field('Description')) as HTMLTextAreaElement;
  const typed = description.value;
  const visit = (path: string) => act(() => router.navigate(path));
  await visit('/app/settings');
  await visit(`/app/pitches?lead=${OTHER}`);
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  expect(await field('Company')).toHaveValue('Helio Grid');
  expect(await field('Description')).toHaveValue(typed);

  await visit(`/app/pitches?lead=${OTHER}`);
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  await waitFor(async () => expect(await field('Company')).toHaveValue('Kestrel Coffee'));
  expect(await field('Description')).not.toHaveValue(typed);
});

test('replaces an unedited lead without asking', async () => {
  const { user } = openPitches(ID);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.click(screen.getByRole('combobox', { name: 'Or choose one of your leads' }));
  await user.click(await screen.findByRole('option', { name: 'Brand refresh, Kestrel Coffee' }));
  expect(await field('Company')).toHaveValue('Kestrel Coffee');
  expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('asks before a picked lead replaces typed text', async () => {
  const { user } = renderApp('/app/pitches');
  await user.type(await field('Description'), 'Typed by me.');
  await user.click(screen.getByRole('combobox', { name: 'Or choose one of your leads' }));
  await user.click(await screen.findByRole('option', { name: 'Brand refresh, Kestrel Coffee' }));
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  expect(await field('Description')).toHaveValue('Typed by me.');
  expect(await field('Company')).toHaveValue('');
});

test('writes for a lead that is deleted meanwhile, with what the form has', async () => {
  const { user, store } = openPitches(ID);
  await waitFor(async () => expect(await field('Company')).toHaveValue('Helio Grid'));
  mockDb.leads = mockDb.leads.filter(({ id }) => id !== ID);
  await act(() =>
    store.dispatch(api.endpoints.getLeads.initiate(undefined, { forceRefetch: true })),
  );
  const generate = screen.getByRole('button', { name: 'Generate Pitch' });
  await user.click(generate);
  const pitch = within(screen.getByRole('region', { name: 'Pitch' }));
  expect(await pitch.findByText('Draft ready')).toBeVisible();
  expect(mockDb.pitches[0]?.leadId).toBeNull();
  expect(pitch.getByRole('button', { name: 'Rewrite' })).toBeVisible();
});
