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
const summary = (company: string) =>
  screen.findByRole('button', { name: new RegExp(` For ${company}\\.`) });

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

test('takes the lead from the URL, which is used once', async () => {
  const { url } = openPitches(ID);
  expect(await summary('Helio Grid')).toBeVisible();
  expect(screen.getByText(/^Data Engineer at Helio Grid/)).toBeVisible();
  await waitFor(() => expect(url()).toBe('/app/pitches'));
});

test('says that the lead from the URL no longer exists', async () => {
  const { url } = openPitches('00000000-0000-4000-8000-0000000000ff');
  expect(await screen.findByText('This lead no longer exists.')).toBeVisible();
  expect(await field('Company')).toHaveValue('');
  await waitFor(() => expect(url()).toBe('/app/pitches'));
});

test('asks before a lead replaces typed text, and keeps the text', async () => {
  const { user, router } = renderApp('/app/pitches');
  await user.type(await field('Description'), 'Typed by me.');
  const visit = (path: string) => act(() => router.navigate(path));
  await visit('/app/settings');
  await visit(`/app/pitches?lead=${OTHER}`);
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  expect(await field('Description')).toHaveValue('Typed by me.');

  await user.click(screen.getByRole('combobox', { name: 'For' }));
  await user.click(await screen.findByRole('option', { name: 'Brand refresh, Kestrel Coffee' }));
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  expect(await summary('Kestrel Coffee')).toBeVisible();
});

test('another lead is chosen without asking, and none', async () => {
  const { user } = openPitches(ID);
  await user.click(await summary('Helio Grid'));
  await user.click(screen.getByRole('combobox', { name: 'For' }));
  await user.click(await screen.findByRole('option', { name: 'Brand refresh, Kestrel Coffee' }));
  expect(await summary('Kestrel Coffee')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'For' }));
  await user.click(await screen.findByRole('option', { name: 'Not a lead yet' }));
  expect(await field('Company')).toHaveValue('');
});

test('writes for a lead that is deleted meanwhile, with what it knows', async () => {
  const { user, store } = openPitches(ID);
  await summary('Helio Grid');
  mockDb.leads = mockDb.leads.filter(({ id }) => id !== ID);
  await act(() =>
    store.dispatch(api.endpoints.getLeads.initiate(undefined, { forceRefetch: true })),
  );
  await user.click(screen.getByRole('button', { name: 'Write a starting draft' }));
  expect(await screen.findByRole('button', { name: 'Rewrite' })).toBeVisible();
  expect(mockDb.pitches[0]?.leadId).toBeNull();
});

test('opens the tab of the settings that the side panel leads to', async () => {
  renderApp('/app/settings?tab=ai');
  const tab = await screen.findByRole('tab', { name: 'AI' }, { timeout: 5_000 });
  await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
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
  const openEarlier = async (user: ReturnType<typeof renderApp>['user'], name: RegExp) => {
    await user.click(await screen.findByRole('button', { name: /^Earlier letters/ }));
    await user.click(await screen.findByRole('button', { name }));
  };

  test('opens with the latest one, and a past one opens with its lead', async () => {
    const { user, router } = openPitches(ID);
    expect(await screen.findByText(/I run three kubernetes/)).toBeVisible();
    expect(await screen.findByText('2 of 2 covered')).toBeVisible();
    expect(screen.getAllByText('In this letter')).toHaveLength(1);
    await act(() => router.navigate(`/app/pitches?lead=${OTHER}`));
    await summary('Kestrel Coffee');
    await openEarlier(user, /An older letter/);
    expect(await output().findByText('An older letter')).toBeVisible();
    expect(await summary('Helio Grid')).toBeVisible();
    expect(screen.queryByText('In this letter')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Rewrite' }));
    expect(await output().findByText('Draft ready')).toBeVisible();
  });

  test('doesn’t offer what the letter says, in these words or after Use', async () => {
    const { user } = openPitches(ID);
    const use = await screen.findByRole('button', { name: /^Use it for .*PostgreSQL/ });
    expect(screen.queryByRole('button', { name: /^Use it for .*Kubernetes/ })).toBeNull();
    await user.click(use);
    await waitFor(() => expect(screen.getAllByText('In this letter')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Use it for/ })).not.toBeInTheDocument();
  });

  test('a past pitch without a lead fills in the company and position', async () => {
    mockDb.pitches = [makePitch({ leadId: null, company: 'Fjord Wind', position: 'Designer' })];
    const { user } = renderApp('/app/pitches');
    await openEarlier(user, /^Designer, Fjord Wind/);
    expect(await summary('Fjord Wind')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rewrite' }));
    await waitFor(() => expect(mockDb.pitches).toHaveLength(2));
  });
});
