import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { api } from '#api/api.ts';
import { followUpIn } from '#domain/leads/followUp.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeMessage } from '#mocks/factories/makeMessage.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { mockServer } from '#mocks/node.ts';
import { leadsFailScenario } from '#mocks/scenarios/leads.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { makeDraft, PAGE, renderPanel, SERVER } from '../testing/renderPanel.tsx';

describe('PanelHome', () => {
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

  test('an email that is dropped finds its lead, where it is accepted', async () => {
    const contactInfo = { ...makeLead().contactInfo, email: 'helen@northwind.example' };
    const kind = { category: 'job-application', status: 'applied' } as const;
    mockDb.reset({ leads: [makeLead({ title: 'Data Engineer', ...kind, contactInfo })] });
    const { user } = renderPanel();
    await within(await recent()).findByText('Data Engineer');
    const email =
      'From: Helen Marsh <helen@northwind.example>\nSubject: Hello\n\nWe chose another.';
    const dataTransfer = { files: [], types: ['text/plain'], getData: () => email };
    fireEvent(document.body, createEvent.drop(document.body, { dataTransfer }));
    const replies = within(await screen.findByRole('region', { name: 'Replies' }));
    await user.click(await replies.findByRole('link', { name: 'Check' }));
    const card = await screen.findByRole('article', { name: 'Message from Helen Marsh' });
    await user.click(within(card).getByRole('button', { name: 'Rejection' }));
    await user.click(within(card).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(mockDb.leads[0]?.status).toBe('rejected'));
  });

  test('a message without a lead becomes one', async () => {
    mockDb.reset({ leads: [], messages: [makeMessage({ match: 'none' })] });
    const { user } = renderPanel();
    await user.click(await screen.findByRole('combobox', { name: 'Choose a lead' }));
    await user.click(await screen.findByRole('option', { name: 'New lead from this' }));
    await user.type(await screen.findByRole('textbox', { name: /^Lead Title/ }), 'Baker');
    expect(screen.getByRole('textbox', { name: /^Company/ })).toHaveValue('Northwind');
    await user.click(screen.getByRole('button', { name: 'Save Lead' }));
    expect(await screen.findByRole('heading', { name: 'Baker' })).toBeVisible();
    await waitFor(() => expect(mockDb.messages).toMatchObject([{ leadId: mockDb.leads[0]?.id }]));
  });
});

async function writePitch() {
  const contactInfo = { name: 'Maja', email: 'maja@northwind.example', phone: '' };
  mockDb.reset({ leads: [makeLead({ title: 'Platform Engineer', postUrl: PAGE, contactInfo })] });
  const panel = renderPanel();
  await panel.capturePage(makeDraft());
  await panel.user.click(await screen.findByRole('button', { name: 'Write pitch' }));
  await panel.user.click(await screen.findByRole('button', { name: 'Write a starting draft' }));
  await screen.findByRole('button', { name: 'Rewrite' });
  return panel;
}

test('writes a pitch for the tracked lead and inserts it into the page', async () => {
  const { user, fake } = await writePitch();
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Email' }));
  expect(open).toHaveBeenCalledWith(
    expect.stringMatching(/^mailto:maja(@|%40)northwind\.example/),
    '_self',
  );
  await user.click(screen.getByRole('button', { name: 'Insert into page' }));
  expect(await screen.findByText('Inserted into the page.')).toBeVisible();
  expect(fake.inserted).toEqual([expect.stringContaining('Platform Engineer')]);
});

test('records the letter that was inserted as sent', async () => {
  const { user, fake } = await writePitch();
  await user.click(screen.getByRole('button', { name: 'Insert into page' }));
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  await user.click(await toasts.findByRole('button', { name: 'I applied' }));
  expect(await screen.findByText('Moved to Applied. The letter is in the timeline.')).toBeVisible();
  expect(mockDb.leads[0]?.status).toBe('applied');
  expect(mockDb.pitches[0]?.sent).toMatchObject({ content: fake.inserted[0], channel: 'insert' });
});

test('keeps that the user applied while the server is away, and records it later', async () => {
  const { user, unmount, fake } = await writePitch();
  mockServer.use(http.post('*/api/leads/:id/sent', () => HttpResponse.error()));
  await user.click(screen.getByRole('button', { name: 'I applied' }));
  expect(await screen.findByText(/^Offline\. It’s recorded as soon as/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I applied' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('Offline. 1 change waits here and syncs later.')).toBeVisible();
  expect(mockDb.leads[0]?.status).toBe('new');

  unmount();
  mockServer.resetHandlers();
  renderPanel({ fake });
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(mockDb.leads[0]?.status).toBe('applied');
  expect(mockDb.pitches[0]?.sent?.content).toBe(mockDb.pitches[0]?.content);
});

test.each([
  ['Write pitch', [makeLead({ postUrl: PAGE })]],
  ['Save and write pitch', []],
])('%s without a profile opens the profile in the dashboard', async (action, leads) => {
  mockDb.reset({ leads, profile: null });
  const { user, fake, capturePage } = renderPanel();
  await capturePage(makeDraft());
  await user.click(await screen.findByRole('button', { name: action }));
  await user.click(await screen.findByRole('button', { name: 'Complete Profile' }));
  expect(fake.openedTabs).toEqual([`${SERVER}/app/edit-profile`]);
  expect(screen.queryByRole('button', { name: 'Write a starting draft' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(mockDb.pitches).toEqual([]);
});

test('connects an AI in the dashboard, in its tab', async () => {
  mockDb.reset({ leads: [makeLead({ postUrl: PAGE })] });
  const { user, fake, capturePage } = renderPanel();
  await capturePage(makeDraft());
  await user.click(await screen.findByRole('button', { name: 'Write pitch' }));
  await user.click(await screen.findByRole('button', { name: 'Connect an AI' }));
  expect(fake.openedTabs).toEqual([`${SERVER}/app/settings?tab=ai`]);
});

test('inserts nothing into a field that takes less than the letter, and offers to copy it', async () => {
  const { user, fake } = await writePitch();
  fake.maxLength = 20;
  await user.click(screen.getByRole('button', { name: 'Insert into page' }));
  await screen.findByText(/^The field takes 20 characters; the letter has [\d,]+\.$/);
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(toasts.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Pitch copied.')).toBeVisible();
  expect(copy).toHaveBeenCalledWith(expect.stringContaining('Platform Engineer'));
  expect(fake.inserted).toEqual([]);
});

test('says what to do when no field of the page has the focus', async () => {
  const { user, fake } = await writePitch();
  fake.hasField = false;
  await user.click(screen.getByRole('button', { name: 'Insert into page' }));
  expect(await screen.findByText('Click into a text field of the page first.')).toBeVisible();
});

describe('on the tab of another site', () => {
  const FORM = { id: 8, url: 'https://apply.example.com/form' };

  async function openForm() {
    const panel = await writePitch();
    await act(async () => panel.fake.switchTab({ id: FORM.id }));
    await screen.findByText('Click the Leadside icon to use this page.');
    return panel;
  }

  test('inserts the letter after the user allowed all sites', async () => {
    const { user, fake } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Insert into page' }));
    await user.click(await screen.findByRole('button', { name: 'Allow all sites' }));
    expect(await screen.findByText('Inserted into the page.')).toBeVisible();
    expect(fake.requestedOrigins).toEqual(['http://*/*', 'https://*/*']);
  });

  test('keeps asking when the user refuses', async () => {
    const { user, fake } = await openForm();
    fake.grants = false;
    await user.click(screen.getByRole('button', { name: 'Allow all sites' }));
    expect(screen.getByText('Click the Leadside icon to use this page.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Insert into page' })).toBeVisible();
  });
});

describe('Save and write pitch', () => {
  afterEach(() => localStorage.clear());

  async function saveAndWrite(draft = makeDraft()) {
    mockDb.reset({ leads: [] });
    const panel = renderPanel();
    await panel.capturePage(draft);
    await panel.user.click(await screen.findByRole('button', { name: 'Save and write pitch' }));
    return panel;
  }

  test('writes at once, with the settings that were used last for this kind of lead', async () => {
    const { user, unmount } = await saveAndWrite();
    await user.click(await screen.findByRole('button', { name: /^Cover letter, professional/ }));
    await user.click(screen.getByRole('radio', { name: 'Short' }));
    await user.click(await screen.findByRole('button', { name: 'Rewrite' }));
    await waitFor(() => expect(mockDb.pitches).toHaveLength(2));
    expect(mockDb.pitches.map(({ settings }) => settings)).toMatchObject([
      { type: 'cover-letter', length: 'short' },
      { type: 'cover-letter', length: 'medium' },
    ]);
    await screen.findByRole('button', { name: 'Insert into page' });
    unmount();
    await saveAndWrite();
    await waitFor(() =>
      expect(mockDb.pitches[0]?.settings).toMatchObject({
        type: 'cover-letter',
        length: 'short',
      }),
    );
  });
});

test('opens the latest letter of the lead, from which a follow-up can be written', async () => {
  const lead = makeLead({ postUrl: PAGE, status: 'applied' });
  mockDb.reset({
    leads: [lead],
    pitches: [makePitch({ leadId: lead.id, content: 'Dear Maja, the first letter.' })],
  });
  const { user, capturePage } = renderPanel();
  await capturePage(makeDraft());
  await user.click(await screen.findByRole('button', { name: 'Write pitch' }));
  expect(await screen.findByText('Dear Maja, the first letter.')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Follow-up, email/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Write a starting draft' }));
  await waitFor(() => expect(mockDb.pitches).toHaveLength(2));
  expect(mockDb.pitches[0]).toMatchObject({ settings: { purpose: 'nudge', type: 'email' } });
  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: 'Write a starting draft' }),
    ).not.toBeInTheDocument(),
  );
});
