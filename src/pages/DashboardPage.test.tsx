import { act, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { http } from 'msw/http';
import { daysToMonday, followUpIn } from '#domain/leads/followUp.ts';
import { mockDb } from '#mocks/db.ts';
import { errorResponse } from '#mocks/errorResponse.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePerson } from '#mocks/factories/makePerson.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { mockServer } from '#mocks/node.ts';
import { leadsFailScenario, noLeadsScenario } from '#mocks/scenarios/leads.ts';
import { renderApp } from '#test/renderApp.tsx';
import { renderFeature } from '#test/renderFeature.tsx';
import { DashboardPage } from './DashboardPage.tsx';

const overview = () => screen.findByRole('region', { name: 'Overview' });

test('shows the figures and the five most recent leads', async () => {
  const leads = ['applied', 'interviewing', 'rejected', 'new', 'applied', 'applied'] as const;
  mockDb.reset({
    leads: leads.map((status, index) =>
      makeLead({
        status,
        company: `Company ${index}`,
        updatedAt: `2026-01-0${index + 1}T10:00:00Z`,
      }),
    ),
    pitches: [makePitch(), makePitch()],
  });
  renderFeature(<DashboardPage />);
  const recent = await screen.findByRole('region', { name: 'Recent Leads' });
  expect(await overview()).toHaveTextContent(
    "Total Leads6Active Applications53 in your 5 most recent leadsPitches Generated2Response Rate20%Rejections don't count as replies",
  );
  const rows = within(recent).getAllByRole('link', { name: /^Company/ });
  expect(rows.map((row) => row.textContent?.match(/Company \d/)?.[0])).toEqual([
    'Company 5',
    'Company 4',
    'Company 3',
    'Company 2',
    'Company 1',
  ]);
});

test('shows each figure as soon as it is loaded', async () => {
  mockServer.use(http.get('*/api/pitches', () => delay('infinite')));
  renderFeature(<DashboardPage />);
  expect(await screen.findByText('Total Leads')).toBeVisible();
  await waitFor(async () => expect(await overview()).toHaveTextContent('Total Leads6'));
  expect(await overview()).toHaveAttribute('aria-busy', 'true');
});

test('a recent lead links to its details', async () => {
  const { user } = renderApp('/app');
  await user.click(await screen.findByRole('link', { name: /Helio Grid/ }));
  expect(await screen.findByRole('dialog', { name: 'Data Engineer' })).toBeVisible();
  // The focused link was removed.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('shows a dash for figures that fail to load, and the rest', async () => {
  mockServer.use(
    http.get('*/api/pitches', () => errorResponse(403, 'No.')),
    http.get('*/api/leads/stats', () => errorResponse(403, 'No.')),
  );
  renderFeature(<DashboardPage />);
  await screen.findByRole('region', { name: 'Recent Leads' });
  await waitFor(async () =>
    expect(await overview()).toHaveTextContent(
      /^Total Leads–Active Applications–\s*Pitches Generated–Response Rate–$/,
    ),
  );
});

test('asks for the profile when it is missing', async () => {
  mockDb.reset({ profile: null });
  const { user, router } = renderFeature(<DashboardPage />);
  await user.click(await screen.findByRole('link', { name: 'Complete Profile' }));
  expect(router.state.location.pathname).toBe('/app/edit-profile');
});

test('an empty account shows what to do first', async () => {
  mockServer.use(...noLeadsScenario());
  renderFeature(<DashboardPage />);
  expect(await screen.findByText('Add Your First Lead')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recent Leads' })).not.toBeInTheDocument();
});

test('shows an error and a way to retry', async () => {
  mockServer.use(...leadsFailScenario(403));
  renderFeature(<DashboardPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Error loading dashboard: You don't have permission to perform this action.",
  );
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

const stored = (id: string) => mockDb.leads.find((lead) => lead.id === id);

async function openDashboard() {
  mockDb.reset({
    leads: [
      makeLead({
        id: 'late',
        title: 'Data Engineer',
        status: 'applied',
        nextFollowUpAt: followUpIn(-2),
      }),
      makeLead({
        id: 'talk',
        title: 'Brand refresh',
        status: 'interviewing',
        lastContactAt: new Date(Date.now() - 2.5 * 86_400_000).toISOString(),
        nextFollowUpAt: followUpIn(0),
      }),
    ],
  });
  const app = renderApp('/app');
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  const row = (name: string) =>
    within(
      today.getAllByRole('listitem').find((item) => item.textContent?.includes(name)) ??
        document.body,
    );
  return { ...app, today, row };
}

test('lists what is overdue and due today, and counts them in the sidebar', async () => {
  const { row } = await openDashboard();
  expect(row('Data Engineer').getByText('Overdue 2d')).toBeVisible();
  expect(row('Brand refresh').getByText('Today')).toBeVisible();
  expect(row('Data Engineer').getByText('Applied')).toBeVisible();
  expect(row('Brand refresh').getByText(/^Interviewing, last contact/)).toHaveTextContent(
    'Interviewing, last contact 2 days ago',
  );
  expect(screen.getByRole('link', { name: 'Dashboard Due: 2' })).toBeVisible();
  expect(screen.getByText(/One follow-up is overdue and one is due today\./)).toBeVisible();
});

test('a row has the letter that is due', async () => {
  const { user, row, router } = await openDashboard();
  expect(row('Brand refresh').getByRole('button', { name: 'Write thank-you' })).toBeVisible();
  await user.click(row('Data Engineer').getByRole('button', { name: 'Write follow-up' }));
  expect(router.state.location.pathname).toBe('/app/pitches');
});

test('Mark done clears the follow-up and notes it, and Undo takes both back', async () => {
  const { user, row } = await openDashboard();
  const { nextFollowUpAt, lastContactAt, notes } = structuredClone(stored('late')) ?? {};
  await user.click(row('Data Engineer').getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: /^Mark done/ }));
  expect(await screen.findByText('Followed up.')).toBeVisible();
  expect(stored('late')).toMatchObject({
    nextFollowUpAt: null,
    lastContactAt: expect.any(String),
    notes: [...(notes ?? []), { type: 'follow-up', text: 'Followed up' }],
  });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Brand refresh' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(stored('late')).toMatchObject({ nextFollowUpAt, lastContactAt, notes });
});

test('the menu snoozes a follow-up and sets the status', async () => {
  const { user, row } = await openDashboard();
  const open = () => user.click(row('Data Engineer').getByRole('button', { name: 'More actions' }));
  // By keyboard: the pointer's way into a submenu needs a layout.
  const choose = async (name: RegExp | string, key: string, role = 'menuitem') => {
    const item = await screen.findByRole(role, { name });
    act(() => item.focus());
    await user.keyboard(key);
  };
  await open();
  await choose(/^Set status/, '{ArrowRight}');
  await choose('New', '{Enter}', 'menuitemradio');
  await waitFor(() => expect(stored('late')?.status).toBe('new'));
  await open();
  await choose(/^Snooze/, '{ArrowRight}');
  await choose('3 days', '{Enter}');
  await waitFor(() => expect(stored('late')?.nextFollowUpAt).toBe(followUpIn(3)));
});

test('keys act on the focused row, and the next one gets the focus', async () => {
  const { user, router } = await openDashboard();
  act(() => screen.getByRole('link', { name: 'Data Engineer' }).focus());
  await user.keyboard('z');
  await waitFor(() => expect(stored('late')?.nextFollowUpAt).toBe(followUpIn(1)));
  expect(screen.getByRole('link', { name: 'Brand refresh' })).toHaveFocus();
  await user.keyboard('d');
  expect(
    await screen.findByText(/^Nothing is due today\. Next: Data Engineer, .*\. Tomorrow\.$/),
  ).toBeVisible();
  await waitFor(() => expect(stored('talk')?.nextFollowUpAt).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  (await screen.findByRole('link', { name: 'Brand refresh' })).focus();
  await user.keyboard('w');
  expect(router.state.location.pathname).toBe('/app/pitches');
});

test('all overdue follow-ups move together, with one Undo', async () => {
  const overdue = (id: string, days: number) =>
    makeLead({ id, status: 'applied', nextFollowUpAt: followUpIn(-days) });
  mockDb.reset({ leads: [overdue('a', 3), overdue('b', 2), overdue('c', 1)] });
  const { user } = renderApp('/app');
  await user.click(await screen.findByRole('button', { name: 'Reschedule all overdue' }));
  await user.click(screen.getByRole('menuitem', { name: 'Spread over next week' }));
  expect(await screen.findByText('Rescheduled: 3 leads.')).toBeVisible();
  const monday = daysToMonday();
  expect(['a', 'b', 'c'].map((id) => stored(id)?.nextFollowUpAt)).toEqual(
    [monday, monday + 1, monday + 3].map((days) => followUpIn(days)),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone.');
  expect(stored('a')?.nextFollowUpAt).toBe(followUpIn(-3));
});

test('active leads without news are one line that opens', async () => {
  const quiet = { nextFollowUpAt: null, updatedAt: '2026-01-01T10:00:00Z', lastContactAt: null };
  mockDb.reset({
    leads: [
      makeLead({ ...quiet, title: 'Designer', status: 'interviewing' }),
      makeLead({ ...quiet, title: 'Untouched', status: 'new' }),
    ],
  });
  const { user } = renderApp('/app');
  const line = await screen.findByText('1 active lead without news for 14 days');
  expect(screen.queryByRole('list', { name: 'Going quiet' })).not.toBeInTheDocument();
  await user.click(line);
  const rows = await screen.findByRole('list', { name: 'Going quiet' });
  expect(within(rows).getByRole('link', { name: 'Designer' })).toBeVisible();
  expect(within(rows).queryByText('Untouched')).not.toBeInTheDocument();
});

test('an application without a reply is closed as No response by one click, and back by Undo', async () => {
  const quiet = { nextFollowUpAt: null, updatedAt: '2026-01-01T10:00:00Z', lastContactAt: null };
  mockDb.reset({
    leads: [makeLead({ ...quiet, id: 'a', title: 'Designer', status: 'applied' })],
  });
  const { user } = renderApp('/app');
  const rows = await screen.findByRole('list', { name: 'No reply' });
  await user.click(within(rows).getByRole('button', { name: 'No response' }));
  await screen.findByText('Moved to No response.');
  expect(stored('a')).toMatchObject({ status: 'withdrawn', customStatus: 'no-response' });
  expect(screen.queryByRole('list', { name: 'No reply' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone.');
  expect(stored('a')).toMatchObject({ status: 'applied', customStatus: '' });
});

test("a person's due follow-up is a row of Today, which ends when it's done and can be undone", async () => {
  const nextFollowUpAt = followUpIn(-1);
  mockDb.reset({ leads: [makeLead({ nextFollowUpAt: null })] });
  const person = makePerson({ name: 'Tom Ashdown', nextFollowUpAt });
  mockDb.people = [person];
  const dueAt = () => mockDb.people.find(({ id }) => id === person.id)?.nextFollowUpAt;
  const { user } = renderApp('/app');
  const row = await screen.findByRole('listitem', { name: 'Tom Ashdown' });
  await user.click(within(row).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: /Mark done/ }));
  await waitFor(() => expect(dueAt()).toBeNull());
  await waitFor(() => expect(row).not.toBeInTheDocument());
  await screen.findByText('Follow-up cleared.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(dueAt()).toBe(nextFollowUpAt));
});

test("people's follow-ups show where there are no leads", async () => {
  mockDb.reset({ leads: [] });
  mockDb.people = [makePerson({ name: 'Tom Ashdown', nextFollowUpAt: followUpIn(-1) })];
  renderApp('/app');
  expect(await screen.findByRole('listitem', { name: 'Tom Ashdown' })).toBeVisible();
});
