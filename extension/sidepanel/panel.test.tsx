import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { installFakeChrome } from '../testing/fakeChrome.ts';
import { makeDraft, PAGE, renderPanel, SERVER } from '../testing/renderPanel.tsx';

const place = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });

describe('PanelShell', () => {
  test('asks an unknown user to sign in', async () => {
    renderPanel({ auth: fakeAuth({ user: null }) });
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('asks to sign in when the session ends while the panel is idle', async () => {
    mockServer.use(
      http.get('*/api/events', () => HttpResponse.json({ error: 'No.' }, { status: 401 })),
      http.get('*/api/user', () => HttpResponse.json({ error: 'No.' }, { status: 401 })),
    );
    renderPanel();
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });

  test('opens on Today, and shows the pages of the dashboard', async () => {
    mockDb.reset({ leads: [makeLead({ title: 'Data Engineer' })] });
    const { user, fake } = renderPanel();
    expect(await screen.findByRole('region', { name: 'Recent Leads' })).toBeVisible();
    await user.click(place('Leads'));
    await user.click(await screen.findByRole('link', { name: 'Data Engineer' }));
    expect(await screen.findByRole('dialog', { name: 'Data Engineer' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open dashboard' }));
    expect(fake.openedTabs).toEqual([`${SERVER}/app/leads?lead=${mockDb.leads[0]?.id}`]);
  });

  test('opens the lead that tracks the page, and its letter', async () => {
    const lead = makeLead({ title: 'Data Engineer', postUrl: PAGE });
    mockDb.reset({ leads: [makeLead(), lead] });
    const fake = installFakeChrome();
    fake.switchTab({ id: 7, url: PAGE });
    const { user, router } = renderPanel({ fake });
    expect(await screen.findByRole('dialog', { name: 'Data Engineer' })).toBeVisible();
    await user.click(place('Letter'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/pitches'));
    expect(await screen.findByRole('textbox', { name: 'Letter' })).toBeVisible();
  });

  test('links to the site, and those that the user wants in a tab, open in one', async () => {
    mockDb.reset({ leads: [] });
    const { user, fake, router } = renderPanel();
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('menuitem', { name: 'Settings' }));
    await user.click(await screen.findByRole('link', { name: 'Extension' }));
    await user.click(await screen.findByRole('link', { name: 'Get the extension' }));
    await user.keyboard('{Control>}');
    await user.click(place('Leads'));
    await user.keyboard('{/Control}');
    expect(fake.openedTabs).toEqual([`${SERVER}/download`, `${SERVER}/app/leads`]);
    expect(router.state.location.pathname).toBe('/app/settings/extension');
  });
});

async function writePitch() {
  const contactInfo = { name: 'Maja', email: 'maja@northwind.example', phone: '' };
  mockDb.reset({ leads: [makeLead({ title: 'Platform Engineer', postUrl: PAGE, contactInfo })] });
  const panel = renderPanel();
  await panel.capturePage(makeDraft());
  await panel.user.click(await screen.findByRole('link', { name: 'Write pitch' }));
  await screen.findByRole('textbox', { name: 'Letter' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Insert' })).toBeEnabled());
  return panel;
}

test('writes a pitch for the tracked lead, inserts it into the page, and records it as sent', async () => {
  const { user, fake } = await writePitch();
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  expect(await screen.findByText('Inserted into the page.')).toBeVisible();
  expect(fake.inserted).toEqual([expect.stringContaining('Platform Engineer')]);
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
  expect(await screen.findByText('Offline. 1 change waits here and syncs later.')).toBeVisible();
  expect(mockDb.leads[0]?.status).toBe('new');

  unmount();
  mockServer.resetHandlers();
  renderPanel({ fake });
  await waitFor(() => expect(mockDb.leads[0]?.status).toBe('applied'));
  expect(mockDb.pitches[0]?.sent?.content).toBe(mockDb.pitches[0]?.content);
});

test('inserts nothing into a field that takes less than the letter, and offers to copy it', async () => {
  const { user, fake } = await writePitch();
  fake.maxLength = 20;
  await user.click(screen.getByRole('button', { name: 'Insert' }));
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
  await user.click(screen.getByRole('button', { name: 'Insert' }));
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
    await user.click(screen.getByRole('button', { name: 'Insert' }));
    await user.click(await screen.findByRole('button', { name: 'Allow all sites' }));
    expect(await screen.findByText('Inserted into the page.')).toBeVisible();
    expect(fake.requestedOrigins).toEqual(['http://*/*', 'https://*/*']);
  });

  test('keeps asking when the user refuses', async () => {
    const { user, fake } = await openForm();
    fake.grants = false;
    await user.click(screen.getByRole('button', { name: 'Allow all sites' }));
    expect(screen.getByText('Click the Leadside icon to use this page.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Insert' })).toBeVisible();
  });
});

test('Save and write pitch saves the lead and opens its letter', async () => {
  mockDb.reset({ leads: [] });
  const { user, router, capturePage } = renderPanel();
  await capturePage(makeDraft());
  await user.click(await screen.findByRole('button', { name: 'Save and write pitch' }));
  expect(await screen.findByRole('textbox', { name: 'Letter' })).toBeVisible();
  expect(mockDb.leads).toMatchObject([{ title: 'Staff Data Engineer' }]);
  expect(router.state.location.pathname).toBe('/app/pitches');
});
