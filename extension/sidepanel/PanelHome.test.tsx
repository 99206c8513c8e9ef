import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { api } from '#api/api.ts';
import { followUpIn } from '#domain/leads/followUp.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { leadsFailScenario } from '#mocks/scenarios/leads.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { renderPanel, SERVER } from '../testing/renderPanel.tsx';

const recent = () => screen.findByRole('list', { name: 'Recent Leads' });

test('asks an unknown user to sign in', async () => {
  renderPanel({ auth: fakeAuth({ user: null }) });
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(screen.queryByText('Everything is saved')).not.toBeInTheDocument();
});

test('opens the dashboard of its server, and signs out from the account menu', async () => {
  const { user, fake } = renderPanel();
  await user.click(await screen.findByRole('button', { name: 'Open dashboard' }));
  expect(fake.openedTabs).toEqual([`${SERVER}/app/leads`]);
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('searches the recent leads and changes a status', async () => {
  mockDb.reset({
    leads: [makeLead({ title: 'Data Engineer', status: 'new' }), makeLead({ title: 'Designer' })],
  });
  const { user } = renderPanel();
  await user.type(await screen.findByRole('searchbox'), 'data');
  const list = within(await recent());
  await user.click(await list.findByRole('button', { name: 'Status: New' }));
  expect(list.queryByText('Designer')).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitemradio', { name: 'Offer' }));
  expect(await list.findByRole('button', { name: 'Status: Offer' })).toBeVisible();
});

test('keeps the order of the list while the user works on it', async () => {
  const titles = ['Baker', 'Designer', 'Engineer'];
  mockDb.reset({
    leads: titles.map((title, age) => makeLead({ title, updatedAt: `2026-11-0${9 - age}` })),
  });
  const { user } = renderPanel();
  const shown = async () =>
    within(await recent())
      .getAllByRole('listitem')
      .map((row) => titles.find((title) => row.textContent?.includes(title)));
  const [, , row] = await within(await recent()).findAllByRole('listitem');
  const engineer = within(row as HTMLElement);
  await user.click(engineer.getByRole('button', { name: /^Status/ }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Offer' }));
  expect(await engineer.findByRole('button', { name: 'Status: Offer' })).toBeVisible();
  await waitFor(() => expect(mockDb.leads[2]?.status).toBe('offer'));
  expect(await shown()).toEqual(titles);
});

test('announces new leads from elsewhere instead of moving the list', async () => {
  const [baker, designer] = [makeLead({ title: 'Baker' }), makeLead({ title: 'Designer' })];
  mockDb.reset({ leads: [baker, designer] });
  const { user, store } = renderPanel();
  await within(await recent()).findByText('Designer');
  mockDb.leads = [baker, makeLead({ title: 'Engineer' })];
  await act(() =>
    store.dispatch(api.endpoints.getLeads.initiate(undefined, { forceRefetch: true })),
  );
  expect(await screen.findByText('This lead was deleted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '1 new lead' }));
  expect(screen.queryByText('This lead was deleted.')).not.toBeInTheDocument();
  expect(within(await recent()).getByText('Engineer')).toBeVisible();
});

test('asks to sign in when the session ends while the panel is idle', async () => {
  mockServer.use(
    http.get('*/api/events', () => HttpResponse.json({ error: 'No.' }, { status: 401 })),
    http.get('*/api/user', () => HttpResponse.json({ error: 'No.' }, { status: 401 })),
  );
  renderPanel();
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('opens a lead, edits nothing, and goes back with Escape', async () => {
  mockDb.reset({ leads: [makeLead({ title: 'Data Engineer' })] });
  const { user } = renderPanel();
  await user.click(await within(await recent()).findByText('Data Engineer'));
  expect(await screen.findByRole('heading', { name: 'Data Engineer' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await recent()).toBeVisible();
});

test('editing a lead leads back to it, saved or not', async () => {
  mockDb.reset({ leads: [makeLead({ title: 'Data Engineer' })] });
  const { user } = renderPanel();
  await user.click(await within(await recent()).findByText('Data Engineer'));
  await user.click(await screen.findByRole('button', { name: 'Edit Lead' }));
  await user.click(await screen.findByRole('button', { name: 'Back to Lead' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Lead' }));
  await user.type(await screen.findByRole('textbox', { name: /^Lead Title/ }), ', Staff');
  await user.click(screen.getByRole('button', { name: 'Save Lead' }));
  expect(await screen.findByRole('heading', { name: 'Data Engineer, Staff' })).toHaveFocus();
});

test('lists what is due today', async () => {
  mockDb.reset({
    leads: [
      makeLead({ title: 'Designer', nextFollowUpAt: null }),
      makeLead({ title: 'Baker', nextFollowUpAt: followUpIn(0) }),
      makeLead({ title: 'Engineer', company: 'Kestrel', nextFollowUpAt: followUpIn(-2) }),
    ],
  });
  const { user } = renderPanel();
  await user.click(await screen.findByRole('button', { name: '2 due today' }));
  expect(await screen.findByRole('heading', { name: 'Due Today' })).toHaveFocus();
  const rows = within(await recent()).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Engineer.*Kestrel · Overdue 2d/),
    expect.stringMatching(/Baker.*Today/),
  ]);
  await user.click(screen.getByRole('button', { name: 'Recent' }));
  expect(within(await recent()).getByText('Designer')).toBeVisible();
});

test('says what to do first when there are no leads', async () => {
  mockDb.reset({ leads: [] });
  renderPanel();
  expect(await screen.findByText(/^No leads yet\./)).toBeVisible();
});

test('shows why the leads are missing, and can retry', async () => {
  mockServer.use(...leadsFailScenario(403));
  const { user } = renderPanel();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading leads');
  mockServer.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await recent()).toBeVisible();
});
