import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { api } from '#api/api.ts';
import { mockDb } from '#mocks/db.ts';
import { errorResponse } from '#mocks/errorResponse.ts';
import { MOCK_TOKEN, MOCK_USER } from '#mocks/mockUser.ts';
import { mockServer } from '#mocks/node.ts';
import { fakeAuth, OTHER_USER } from '#test/fakeAuth.ts';
import type { WaitingLead } from '../outbox/outboxSlice.ts';
import { makeDraft, renderPanel } from '../testing/renderPanel.tsx';

const WAITS = 'Offline. 1 lead waits here and syncs later.';
const LEADS = 'http://localhost/api/leads';
const button = (name: string) => screen.findByRole('button', { name });

/** The next POSTs get this response; without one, the server can't be reached. */
const serverResponds = (response: () => Response = () => HttpResponse.error()) =>
  mockServer.use(http.post(LEADS, response));

beforeEach(() => mockDb.reset({ leads: [] }));

async function saveOffline() {
  serverResponds();
  const panel = renderPanel();
  await panel.capturePage(makeDraft());
  await panel.user.click(await button('Save Lead'));
  await screen.findByText(WAITS);
  return panel;
}

/** The storage key of the waiting leads, and the first of them. */
async function storedLead() {
  const key = `outbox/${MOCK_USER.uid}`;
  const { [key]: waiting } = await chrome.storage.local.get<Record<string, WaitingLead[]>>(key);
  return { key, lead: waiting?.[0]?.lead };
}

/** The server gets the waiting lead, and the browser doesn't learn about it. */
async function saveUnnoticed() {
  mockServer.resetHandlers();
  await fetch(LEADS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${MOCK_TOKEN}` },
    body: JSON.stringify((await storedLead()).lead),
  });
  expect(mockDb.leads).toHaveLength(1);
}

/** Opens the panel again, which sends what waits. */
function reopen({ unmount, fake }: Awaited<ReturnType<typeof saveOffline>>) {
  unmount();
  return renderPanel({ fake });
}

test('keeps a lead while the server is away and sends it once', async () => {
  const { user } = await saveOffline();
  mockServer.resetHandlers();
  await user.click(await button('Try now'));
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(mockDb.leads).toMatchObject([{ title: 'Staff Data Engineer' }]);
});

test('sends the lead when the panel opens again', async () => {
  const panel = await saveOffline();
  mockServer.resetHandlers();
  reopen(panel);
  await waitFor(() => expect(mockDb.leads).toMatchObject([{ title: 'Staff Data Engineer' }]));
});

test("doesn't show the lead to another user", async () => {
  const { unmount, fake } = await saveOffline();
  unmount();
  renderPanel({ fake, auth: fakeAuth({ user: OTHER_USER }) });
  expect(await screen.findByText('Everything is saved')).toBeVisible();
});

test('lists a lead that waits, and saves what the user edits', async () => {
  const { user } = await saveOffline();
  const list = within(screen.getByRole('list', { name: 'Leads to sync' }));
  expect(list.getByText('Waiting to sync')).toBeVisible();
  await user.click(list.getByRole('button', { name: /Staff Data Engineer/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Location' }), 'Oslo');
  mockServer.resetHandlers();
  await user.click(await button('Save Lead'));
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(mockDb.leads).toMatchObject([{ title: 'Staff Data Engineer', location: 'Oslo' }]);
});

test('updates the lead if an earlier attempt had reached the server', async () => {
  const panel = await saveOffline();
  await saveUnnoticed();
  await panel.user.click(screen.getByRole('button', { name: /Staff Data Engineer/ }));
  await panel.user.type(await screen.findByRole('textbox', { name: 'Location' }), 'Oslo');
  await panel.user.click(await button('Save Lead'));
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(mockDb.leads).toMatchObject([{ location: 'Oslo' }]);
});

test("doesn't bring back a lead that was saved and then deleted elsewhere", async () => {
  const panel = await saveOffline();
  await saveUnnoticed();
  mockDb.leads = [];
  await panel.user.click(await button('Try now'));
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(mockDb.leads).toEqual([]);
});

test('a lead is sent though its cache entry goes while the server is asked about it', async () => {
  const { store, user } = await saveOffline();
  mockServer.resetHandlers();
  mockServer.use(
    http.get(`${LEADS}/:id/status-changes`, () => {
      // As when the live updates connect again.
      store.dispatch(api.util.invalidateTags(['leads']));
      return errorResponse(404, 'Lead not found.');
    }),
  );
  await user.click(await button('Try now'));
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(mockDb.leads).toMatchObject([{ title: 'Staff Data Engineer' }]);
});

test('a lead that the server rejects can be edited and sent again, or discarded', async () => {
  const panel = await saveOffline();
  const tooLong = { error: 'title must be shorter' };
  serverResponds(() => HttpResponse.json(tooLong, { status: 400 }));
  const { user } = reopen(panel);
  await user.click(await button('Edit'));
  expect(await screen.findByRole('alert')).toHaveTextContent(tooLong.error);
  await user.clear(screen.getByRole('textbox', { name: 'Lead Title / Position' }));
  await user.type(screen.getByRole('textbox', { name: 'Lead Title / Position' }), 'Engineer');
  await user.click(await button('Save Lead'));
  expect(await screen.findByText(/^Error saving lead/)).toBeVisible();
  mockServer.resetHandlers();
  await user.click(await button('Save Lead'));
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(mockDb.leads).toMatchObject([{ title: 'Engineer' }]);
});

test.each([
  ['of a proxy', () => new HttpResponse('<h1>Forbidden</h1>', { status: 413 })],
  ['that may pass', () => HttpResponse.json({ error: 'Too many requests.' }, { status: 429 })],
])('a lead waits after an error %s', async (_, response) => {
  serverResponds(response);
  const { user, capturePage } = renderPanel();
  await capturePage(makeDraft());
  await user.click(await button('Save Lead'));
  expect(
    await screen.findByText("The server can't save now. 1 lead waits here and syncs later."),
  ).toBeVisible();
  expect(await button('Try now')).toBeEnabled();
});

test('discards a lead that waits', async () => {
  const { user } = await saveOffline();
  await user.click(screen.getByRole('button', { name: /Staff Data Engineer/ }));
  await user.click(await button('Discard'));
  expect(await screen.findByText('Everything is saved')).toBeVisible();
});

test('counts a lead that waits as a duplicate', async () => {
  const { user, capturePage } = await saveOffline();
  await capturePage(makeDraft({ postUrl: '' }), 'https://jobs.example.com/other');
  await user.click(await button('Save Lead'));
  expect(await screen.findByRole('alertdialog', { name: 'Save it again?' })).toBeVisible();
});

test('says that a pitch has to wait for the lead, and offers it when the lead is sent', async () => {
  serverResponds();
  const { user, capturePage } = renderPanel();
  await capturePage(makeDraft());
  await user.click(await button('Save and write pitch'));
  expect(await screen.findByText(/^Saved in this browser\. You can write the pitch/)).toBeVisible();
  expect(screen.getByText(`${WAITS} Then you can write the pitch.`)).toBeVisible();
  mockServer.resetHandlers();
  await user.click(await button('Try now'));
  expect(await screen.findByText('“Staff Data Engineer” is saved.')).toBeVisible();
  const bar = screen.getByText('“Staff Data Engineer” is saved.').parentElement as HTMLElement;
  await user.click(within(bar).getByRole('button', { name: 'Write pitch' }));
  await waitFor(() => expect(mockDb.pitches).toHaveLength(1));
});

test('keeps the text when the storage of the browser is full', async () => {
  const { user, capturePage, fake } = renderPanel();
  await capturePage(makeDraft());
  await button('Save Lead');
  fake.isStorageFull = true;
  await user.click(await button('Save Lead'));
  expect(await screen.findByText(/no space left/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Lead Title / Position' })).toHaveValue(
    'Staff Data Engineer',
  );
});

test('asks before signing out discards leads that wait', async () => {
  const { user } = await saveOffline();
  const logOut = async () => {
    await user.click(await button('Account'));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  };
  await logOut();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Staff Data Engineer');
  const { key } = await storedLead();
  await user.click(await button('Log out and discard'));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await waitFor(async () => expect(await chrome.storage.local.get(key)).toEqual({}));
});
