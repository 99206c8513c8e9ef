import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { api } from '#api/api.ts';
import { followChanges } from '#api/followChanges.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { createTestStore } from '#test/renderApp.tsx';

const dependencies = { auth: fakeAuth(), apiBase: 'http://localhost/api' };

/** The server's side of each connection that was made. */
let connections: { say: (event: string, data: object) => void; end: () => void; gone: boolean }[];
let store: ReturnType<typeof createTestStore>;
let requests: string[];
let stop: () => void;

beforeEach(async () => {
  connections = [];
  mockServer.use(
    http.get('*/api/events', () => {
      const connection = { say: (_event: string, _data: object) => {}, end: () => {}, gone: false };
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          connection.say = (event, data) =>
            stream.enqueue(
              new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
            );
          connection.end = () => stream.close();
        },
        cancel() {
          connection.gone = true;
        },
      });
      connections.push(connection);
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  store = createTestStore(dependencies.auth);
  store.dispatch(api.endpoints.getLeads.initiate());
  store.dispatch(api.endpoints.getProfile.initiate());
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  requests = recordRequests();
  stop = followChanges('user', dependencies, store.dispatch);
  await waitFor(() => expect(connections).toHaveLength(1));
});
afterEach(() => stop());

const latest = () => {
  const connection = connections.at(-1);
  if (!connection) throw new Error('No connection was made');
  return connection;
};

const asked = () => requests.filter((request) => request !== 'GET /events').sort();

test('a change that another client made is asked for, and nothing else', async () => {
  latest().say('ready', {});
  latest().say('change', { word: 'leads', id: '1' });
  await waitFor(() => expect(asked()).toEqual(['GET /leads']));
  latest().say('change', { word: 'profile', id: 'user' });
  await waitFor(() => expect(asked()).toEqual(['GET /leads', 'GET /user']));
});

test('a deletion by another client is understood without asking for all leads', async () => {
  mockDb.reset({
    leads: Array.from({ length: 1_200 }, (_, day) =>
      makeLead({ updatedAt: new Date(Date.UTC(2026, 0, -day)).toISOString() }),
    ),
  });
  await store.dispatch(api.endpoints.getLeads.initiate(undefined, { forceRefetch: true }));
  const [gone] = mockDb.leads.splice(1_100, 1);
  requests.length = 0;
  latest().say('ready', {});
  latest().say('change', { word: 'leads', id: gone?.id ?? '' });
  const { select } = api.endpoints.getLeads;
  await waitFor(() => expect(select()(store.getState()).data).toEqual(mockDb.leads));
  expect(asked()).toEqual(['GET /leads']);
});

test('a lost connection is made anew, and what may have changed meanwhile is asked for', async () => {
  latest().say('ready', {});
  latest().end();
  await waitFor(() => expect(connections).toHaveLength(2));
  expect(asked()).toEqual([]);
  latest().say('ready', {});
  await waitFor(() => expect(asked()).toEqual(['GET /leads', 'GET /user']));
});

test('a server that cannot be reached is tried again', async () => {
  mockServer.use(http.get('*/api/events', () => HttpResponse.error(), { once: true }));
  latest().end();
  await waitFor(() => expect(connections).toHaveLength(2));
});

test('a page that is done with it closes the connection', async () => {
  const connection = latest();
  stop();
  await waitFor(() => expect(connection.gone).toBe(true));
});
