import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { mockDb } from '#mocks/db.ts';
import { mockServer } from '#mocks/node.ts';
import { fakeAuth, OTHER_USER } from '#test/fakeAuth.ts';
import { installFakeChrome } from '../testing/fakeChrome.ts';
import { makeDraft, renderPanel } from '../testing/renderPanel.tsx';

const WAITS = 'Offline. 1 lead waits here and syncs later.';
const serverIsAway = () =>
  mockServer.use(http.post('http://localhost/api/leads', () => HttpResponse.error()));

beforeEach(() => mockDb.reset({ leads: [] }));

async function saveOffline() {
  serverIsAway();
  const panel = renderPanel();
  await panel.capturePage(makeDraft());
  await panel.user.click(await screen.findByRole('button', { name: 'Save Lead' }));
  await screen.findByText(WAITS);
  return panel;
}

test('keeps a lead while the server is away and sends it once', async () => {
  const { user } = await saveOffline();
  mockServer.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(mockDb.leads).toMatchObject([{ title: 'Staff Data Engineer' }]);
});

test('sends the lead when the panel opens again', async () => {
  const { unmount, fake } = await saveOffline();
  unmount();
  mockServer.resetHandlers();
  renderPanel({ fake });
  await waitFor(() => expect(mockDb.leads).toMatchObject([{ title: 'Staff Data Engineer' }]));
});

test("doesn't show the lead to another user", async () => {
  const { unmount, fake } = await saveOffline();
  unmount();
  renderPanel({ fake, auth: fakeAuth({ user: OTHER_USER }) });
  expect(await screen.findByText('Everything is saved')).toBeVisible();
});

test('offers to discard a waiting lead that the server rejects', async () => {
  const { user, unmount, fake } = await saveOffline();
  unmount();
  mockServer.use(
    http.post('http://localhost/api/leads', () =>
      HttpResponse.json({ error: 'title must be shorter' }, { status: 400 }),
    ),
  );
  renderPanel({ fake });
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(mockDb.leads).toEqual([]);
});

test('starts empty', async () => {
  renderPanel({ fake: installFakeChrome() });
  expect(await screen.findByText('Everything is saved')).toBeVisible();
});
