import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '#api/api.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
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

describe('a lead with letters', () => {
  const POSTING = 'Requirements:\n- Kubernetes in production\n- PostgreSQL upgrades';
  const letter = (content: string, createdAt: string) =>
    makePitch({
      ...{ content, createdAt, leadId: ID, id: crypto.randomUUID() },
      ...{ position: 'Data Engineer', company: 'Helio Grid' },
    });

  beforeEach(() =>
    mockDb.reset({
      leads: [
        makeLead({ id: ID, title: 'Data Engineer', company: 'Helio Grid', description: POSTING }),
        makeLead({ id: OTHER, title: 'Brand refresh', company: 'Kestrel Coffee' }),
      ],
      pitches: [
        letter('Hello,\n\nI run three kubernetes\nclusters!\n\nRegards', '2026-03-02T10:00:00Z'),
        letter('An older letter', '2026-03-01T10:00:00Z'),
      ],
      profile: makeProfile({
        proofs: [
          { id: 'p', text: 'I run three Kubernetes clusters.', source: '', starred: false },
          { id: 'q', text: 'I upgraded 14 PostgreSQL databases.', source: '', starred: false },
        ],
      }),
    }),
  );

  const output = () => within(screen.getByRole('region', { name: 'Pitch' }));
  /** Not the status for assistive technology. */
  const SPAN = { selector: 'span' };

  test('opens with the latest one, and a past one opens with its lead', async () => {
    const { user, router } = openPitches(ID);
    expect(await screen.findByText(/I run three kubernetes/)).toBeVisible();
    expect(await screen.findByText('2 of 2 covered, 1 in this letter', SPAN)).toBeVisible();
    await act(() => router.navigate(`/app/pitches?lead=${OTHER}`));
    await waitFor(async () => expect(await field('Company')).toHaveValue('Kestrel Coffee'));
    const past = within(screen.getByRole('region', { name: 'Past Pitches' }));
    await user.click(past.getByRole('button', { name: /An older letter/ }));
    expect(await output().findByText('An older letter')).toBeVisible();
    expect(await field('Company')).toHaveValue('Helio Grid');
    expect(await screen.findByText('2 of 2 covered, 0 in this letter', SPAN)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Generate Pitch' }));
    expect(await output().findByText('Draft ready')).toBeVisible();
  });

  test('doesn’t offer what the letter says, in these words or after Use', async () => {
    const { user } = openPitches(ID);
    const use = await screen.findByRole('button', { name: /^Use for .*PostgreSQL/ });
    expect(screen.queryByRole('button', { name: /^Use for .*Kubernetes/ })).not.toBeInTheDocument();
    await user.click(use);
    expect(await screen.findByText('2 of 2 covered, 2 in this letter', SPAN)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Use for/ })).not.toBeInTheDocument();
  });

  test('a past pitch without a lead fills in the company and position', async () => {
    mockDb.pitches = [makePitch({ leadId: null, company: 'Fjord Wind', position: 'Designer' })];
    const { user } = renderApp('/app/pitches');
    await user.click(await screen.findByRole('button', { name: /^Designer, Fjord Wind/ }));
    await waitFor(async () => expect(await field('Company')).toHaveValue('Fjord Wind'));
    await user.click(screen.getByRole('button', { name: 'Generate Pitch' }));
    await waitFor(() => expect(mockDb.pitches).toHaveLength(2));
  });
});
