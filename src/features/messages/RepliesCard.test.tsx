import { screen, waitFor, within } from '@testing-library/react';
import { followUpOn } from '#domain/leads/followUp.ts';
import { NO_PROPOSAL } from '#domain/messages/proposal.ts';
import { selectLeadsView } from '#features/leads/index.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeMessage } from '#mocks/factories/makeMessage.ts';
import { makePerson } from '#mocks/factories/makePerson.ts';
import { renderApp } from '#test/renderApp.tsx';

const LEADS = ['first', 'second'].map((title, index) =>
  makeLead({
    id: `00000000-0000-4000-8000-0000000000a${index}`,
    title,
    category: 'job-application',
    status: 'applied',
  }),
);
const [first, second] = LEADS;

async function openDashboard(...messages: ReturnType<typeof makeMessage>[]) {
  mockDb.reset({ leads: LEADS, messages });
  const app = renderApp('/app');
  return { ...app, card: within(await screen.findByRole('region', { name: 'Replies' })) };
}

test('A accepts the focused reply, and the focus goes on to the next', async () => {
  const rejection = { ...NO_PROPOSAL, kind: 'rejection', source: 'model' } as const;
  const { user, card } = await openDashboard(
    makeMessage({ leadId: first?.id, proposal: { ...rejection, quote: 'We chose another.' } }),
    makeMessage({
      leadId: second?.id,
      proposal: { ...rejection, quote: 'Sorry.' },
      sentAt: '2026-01-13T13:05:00.000Z',
    }),
  );
  const link = await card.findByRole('link', { name: 'first: We chose another.' });
  expect(card.getAllByText('Looks like a rejection. Move to Rejected?')).toHaveLength(2);
  link.focus();
  await user.keyboard('{ArrowDown}');
  expect(card.getByRole('link', { name: 'second: Sorry.' })).toHaveFocus();
  await user.keyboard('{ArrowUp}a');
  await waitFor(() => expect(mockDb.leads[0]?.status).toBe('rejected'));
  await waitFor(() => expect(card.getByRole('link', { name: 'second: Sorry.' })).toHaveFocus());
  expect(mockDb.leads[1]?.status).toBe('applied');
});

test('a sender with the name of someone known is asked about, and may be them', async () => {
  const { user, card } = await openDashboard(
    makeMessage({
      leadId: first?.id,
      fromName: 'Helen Marsh',
      proposal: { ...NO_PROPOSAL, kind: 'rejection', source: 'model', quote: 'Sorry.' },
    }),
  );
  const helen = makePerson({ name: 'Helen Marsh', emails: ['helen@quayside.example'] });
  mockDb.people = [...mockDb.people, helen];
  (await card.findByRole('link', { name: 'first: Sorry.' })).focus();
  await user.keyboard('a');
  await user.click(await screen.findByRole('button', { name: 'Same person?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Same person?' }));
  await user.click(await dialog.findByRole('button', { name: 'Merge' }));
  await waitFor(() =>
    expect(mockDb.people.filter(({ name }) => name === 'Helen Marsh')).toMatchObject([
      { emails: ['helen@quayside.example', 'helen.marsh@northwind.example'] },
    ]),
  );
});

test('a message that fits no lead gets the one that the user chooses', async () => {
  const { user, card } = await openDashboard(makeMessage({ match: 'none' }));
  const list = within(card.getByRole('list', { name: 'No lead found' }));
  await user.click(list.getByRole('combobox', { name: 'Choose a lead' }));
  await user.keyboard('sec');
  await screen.findByRole('option', { name: /second/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(mockDb.messages[0]).toMatchObject({ leadId: second?.id }));
});

test('a message that fits no lead becomes a new one, and stays with it', async () => {
  const { user, card, store } = await openDashboard(
    makeMessage({
      match: 'none',
      fromName: 'Jonas Brandt',
      fromAddress: 'jonas.brandt@hafenlogistik.example',
      subject: 'Re: Platform engineer, next steps',
      text: 'Thank you for talking to Hafen Logistik. Can you start in May?',
    }),
  );
  await user.click(card.getByRole('combobox', { name: 'Choose a lead' }));
  await user.click(await screen.findByRole('option', { name: 'New lead from this' }));
  const title = await screen.findByLabelText(/Lead Title/);
  await waitFor(() => expect(title).toHaveValue('Platform engineer'));
  expect(screen.getByLabelText(/^Company/)).toHaveValue('Hafen Logistik');
  await user.click(screen.getByRole('button', { name: 'Save Lead' }));
  await waitFor(() => expect(mockDb.leads).toHaveLength(3));
  const added = mockDb.leads.find(({ title }) => title === 'Platform engineer');
  expect(added?.contactInfo).toMatchObject({
    name: 'Jonas Brandt',
    email: 'jonas.brandt@hafenlogistik.example',
  });
  await waitFor(() => expect(mockDb.messages[0]).toMatchObject({ leadId: added?.id }));
  await waitFor(() =>
    expect(selectLeadsView(store.getState())).toMatchObject({ leadId: added?.id }),
  );
});

test('says where it is only likely that a message is of this lead', async () => {
  const proposal = { ...NO_PROPOSAL, kind: 'offer', source: 'model' } as const;
  const { card } = await openDashboard(
    makeMessage({ leadId: first?.id, match: 'likely', proposal }),
  );
  expect(await card.findByText(/probably belongs to this lead\./)).toBeVisible();
  expect(card.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('an offer proposes the day until which it can be answered', async () => {
  const answerBy = '2096-12-23';
  const proposal = { ...NO_PROPOSAL, kind: 'offer', source: 'model', answerBy } as const;
  const { card, user } = await openDashboard(makeMessage({ leadId: first?.id, proposal }));
  expect(await card.findByText(/follow up on Dec 23, 2096\?/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(mockDb.leads[0]).toMatchObject({ nextFollowUpAt: followUpOn(answerBy) }),
  );
});

const MAILBOX = {
  host: 'imap.fastmail.com',
  port: 993,
  user: 'ana@okafor.example',
  folder: 'INBOX',
  checkedAt: '2026-01-15T13:00:00.000Z',
  problem: null,
};

test('a mailbox says when it was read and why not, and its other email is one click away', async () => {
  const reason = 'imap.fastmail.com refused the key or password.';
  const problem = { field: 'password' as const, reason, advice: '' };
  const offers = Array.from({ length: 30 }, (_, index) =>
    makeMessage({ state: 'listed', match: 'none', text: '', subject: `Offer ${index}` }),
  );
  mockDb.reset({ leads: LEADS, messages: offers, mailbox: { ...MAILBOX, problem } });
  const { user } = renderApp('/app');
  const card = within(await screen.findByRole('region', { name: 'Replies' }));
  expect(card.getByRole('alert')).toHaveTextContent(`${reason} Check Settings`);
  await user.click(card.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(card.queryByRole('alert')).toBeNull());
  expect(card.getByRole('status')).toHaveTextContent('No new replies · Checked');
  await user.click(await card.findByText('Other email'));
  const list = within(card.getByRole('list', { name: 'Other email' }));
  expect(list.getAllByRole('listitem')).toHaveLength(20);
  await user.type(card.getByRole('searchbox', { name: 'Search other email' }), 'offer 29');
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  await user.click(card.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('form', { name: 'Mailbox' })).toBeVisible();
});
