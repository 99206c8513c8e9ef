import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { api } from '#api/api.ts';
import type { LiveEvent } from '#domain/contract/events.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { selectLeads } from '#features/leads/index.ts';
import { shellSlice } from '#features/shell/index.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { mockServer } from '#mocks/node.ts';
import { deleteFailsScenario, updateFailsScenario } from '#mocks/scenarios/leads.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { createTestStore } from '#test/renderApp.tsx';

const { getLeads, getLeadStats, getProfile, getPitches, getPitchUsage } = api.endpoints;
const { addLead, updateLead, updateLeads, recordSent, deleteLeads, addNote } = api.endpoints;
const { updateProfile, updatePitch, deletePitch, writePitch } = api.endpoints;

const ID = '00000000-0000-4000-8000-0000000000aa';
const NEW_ID = '00000000-0000-4000-8000-0000000000bb';

interface Connection {
  send: (event: string, data: object) => void;
  end: () => void;
  isClosed: boolean;
}

/** The server's side of each connection. */
let connections: Connection[];
let store: ReturnType<typeof createTestStore>;
let requests: string[];

/** Responds to GET /events with streams that the tests write to. */
const eventStreams = http.get('*/api/events', () => {
  const connection: Connection = { send: () => {}, end: () => {}, isClosed: false };
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      connection.send = (event, data) =>
        stream.enqueue(
          new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        );
      connection.end = () => stream.close();
    },
    cancel() {
      connection.isClosed = true;
    },
  });
  connections.push(connection);
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
});

const settle = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));

beforeEach(async () => {
  connections = [];
  mockServer.use(eventStreams);
  mockDb.reset({
    leads: [makeLead({ id: ID, status: 'new', notes: [] }), makeLead(), makeLead()],
  });
  store = createTestStore();
  store.dispatch(getLeads.initiate());
  store.dispatch(getLeadStats.initiate());
  store.dispatch(getProfile.initiate());
  await settle();
  await waitFor(() => expect(connections).toHaveLength(1));
  latest().send('ready', {});
  requests = recordRequests();
});
afterEach(() => {
  store.dispatch(api.util.resetApiState());
});

function latest(): Connection {
  const connection = connections.at(-1);
  if (!connection) throw new Error('Nothing is connected.');
  return connection;
}

const sendChange = (change: Partial<LiveEvent>) =>
  latest().send('change', { entity: 'leads', id: ID, operation: 'upsert', version: 1, ...change });

const dataRequests = () => requests.filter((request) => request !== 'GET /events').sort();
const cachedLead = (id = ID) => selectLeads(store.getState()).find((lead) => lead.id === id);

/** Writes a lead as another client does. */
function writeElsewhere(changes: Partial<Lead>): void {
  const lead = mockDb.leads.find(({ id }) => id === ID) as Lead;
  mockDb.leads = mockDb.leads.with(mockDb.leads.indexOf(lead), {
    ...lead,
    ...changes,
    version: lead.version + 1,
    updatedAt: new Date().toISOString(),
  });
}

const statsRequests = () => requests.filter((request) => request === 'GET /leads/stats').length;

/**
 * Waits until all earlier events are applied: events are applied one by one, so the one of a lead that
 * only another client knows comes last. Returns the requests that it didn't cause.
 */
async function applyAllEvents(): Promise<string[]> {
  const others = dataRequests();
  const stats = statsRequests();
  const last = makeLead();
  mockDb.leads.push(last);
  sendChange({ id: last.id });
  await waitFor(() => expect(statsRequests()).toBe(stats + 1));
  const expected = [...others, `GET /leads/${last.id}`, 'GET /leads/stats'].sort();
  expect(dataRequests()).toEqual(expected);
  return others;
}

describe('a change from another client', () => {
  test('fetches that one lead, and the stats', async () => {
    writeElsewhere({ status: 'offer' });
    sendChange({ version: 2 });
    await waitFor(() => expect(cachedLead()?.status).toBe('offer'));
    await waitFor(() => expect(dataRequests()).toHaveLength(2));
    expect(dataRequests()).toEqual([`GET /leads/${ID}`, 'GET /leads/stats']);
  });

  test.each([
    ['without fetching it', { operation: 'delete', version: 2 }, ['GET /leads/stats']],
    [
      'that was deleted before it is fetched',
      { version: 2 },
      [`GET /leads/${ID}`, 'GET /leads/stats'],
    ],
  ] as const)('removes a deleted lead %s', async (_how, change, expected) => {
    mockDb.leads.shift();
    sendChange(change);
    await waitFor(() => expect(cachedLead()).toBeUndefined());
    await waitFor(() => expect(dataRequests()).toEqual(expected));
  });

  test('refetches the list when many leads changed at once', async () => {
    mockDb.leads = mockDb.leads.concat(Array.from({ length: 50 }, () => makeLead()));
    for (const { id } of mockDb.leads.slice(3)) sendChange({ id });
    await waitFor(() => expect(selectLeads(store.getState())).toHaveLength(53));
    expect(dataRequests()).toContain('GET /leads');
    // Some may be fetched before the others are known.
    expect(dataRequests().length).toBeLessThan(10);
  });

  test('refetches the profile, and the figures that it may count in another way', async () => {
    sendChange({ entity: 'profile', id: 'user', version: 2 });
    await waitFor(() =>
      expect(dataRequests().toSorted()).toEqual(['GET /leads/stats', 'GET /user']),
    );
  });

  test('is applied to pitches, new and deleted ones', async () => {
    store.dispatch(getPitches.initiate(undefined));
    store.dispatch(getPitchUsage.initiate());
    await settle();
    const pitch = makePitch();
    const cached = () => getPitches.select(undefined)(store.getState()).data;
    const total = () => getPitchUsage.select()(store.getState()).data?.total;
    mockDb.pitches = [pitch];
    sendChange({ entity: 'pitches', id: pitch.id, version: 1 });
    await waitFor(() => expect(cached()).toEqual([pitch]));
    await waitFor(() => expect(total()).toBe(1));
    mockDb.pitches = [];
    sendChange({ entity: 'pitches', id: pitch.id, operation: 'delete', version: 2 });
    await waitFor(() => expect(cached()).toEqual([]));
    await waitFor(() => expect(total()).toBe(0));
  });

  test('shows what was written there: status, history, letter and note', async () => {
    const pitch = makePitch({ leadId: ID });
    mockDb.pitches = [pitch];
    const { getStatusChanges } = api.endpoints;
    store.dispatch(getPitches.initiate(ID));
    store.dispatch(getStatusChanges.initiate(ID));
    await settle();
    const other = createTestStore();
    await other.dispatch(recordSent.initiate({ leadId: ID, pitchId: pitch.id }));
    await other.dispatch(addNote.initiate({ leadId: ID, note: { text: 'Call back' } }));
    sendChange({ version: 3 });
    sendChange({ entity: 'pitches', id: pitch.id, version: 2 });
    await waitFor(() =>
      expect(cachedLead()).toMatchObject({ status: 'applied', notes: [{ text: 'Call back' }] }),
    );
    await waitFor(() =>
      expect(getStatusChanges.select(ID)(store.getState()).data).toMatchObject([
        { toStatus: 'applied', pitchId: pitch.id },
      ]),
    );
    await waitFor(() =>
      expect(getPitches.select(ID)(store.getState()).data).toMatchObject([
        { sent: { content: pitch.content } },
      ]),
    );
  });

  test('that cannot be applied is refetched, and does not stop later ones', async () => {
    jest.spyOn(api.util, 'getRunningMutationsThunk').mockImplementationOnce(() => {
      throw new Error('Broken once');
    });
    sendChange({ id: NEW_ID });
    await waitFor(() => expect(dataRequests()).toContain('GET /leads'));
    await settle();
    writeElsewhere({ status: 'offer' });
    sendChange({ version: 2 });
    await waitFor(() => expect(cachedLead()?.status).toBe('offer'));
  });
});

describe("the client's own write", () => {
  const changes = { status: 'applied' } as const;

  test.each([
    [
      'a new status',
      () => updateLead.initiate({ id: ID, changes }),
      [`PUT /leads/${ID}`, 'GET /leads/stats'],
    ],
    [
      'a note',
      () => addNote.initiate({ leadId: ID, note: { text: 'Call back' } }),
      [`POST /leads/${ID}/notes`],
    ],
    [
      'a deletion',
      () => deleteLeads.initiate([ID]),
      ['POST /leads/bulk/delete', 'GET /leads/stats'],
    ],
    [
      'a bulk update',
      () => updateLeads.initiate([{ id: ID, ...changes }]),
      ['PUT /leads', 'GET /leads/stats'],
    ],
    [
      'a new lead',
      () => addLead.initiate({ id: NEW_ID, title: 'A', company: 'B' }),
      ['POST /leads', 'GET /leads/stats'],
    ],
    ['the profile', () => updateProfile.initiate({ yearsOfExperience: 3 }), ['PUT /user']],
  ])('%s is sent once, and its event is ignored', async (_what, write, expected) => {
    // biome-ignore lint/suspicious/noExplicitAny: the table has mutations of several types.
    await store.dispatch(write() as any);
    await settle();
    expect(dataRequests()).toEqual(expected.toSorted());
    const byId = (leads: readonly Lead[]) => leads.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(byId(selectLeads(store.getState()))).toEqual(byId(mockDb.leads));
    expect(getProfile.select()(store.getState()).data).toEqual(mockDb.profile);
    for (const { id, version } of mockDb.leads) sendChange({ id, version });
    sendChange({ entity: 'profile', id: 'user', version: mockDb.profile?.version ?? 0 });
    if (!cachedLead()) sendChange({ operation: 'delete', version: 2 });
    expect(await applyAllEvents()).toEqual(expected.toSorted());
  });

  test('what was sent is not read again, neither the lead nor the pitch', async () => {
    const pitch = makePitch({ leadId: ID });
    mockDb.pitches = [pitch];
    await store.dispatch(getPitches.initiate(ID));
    requests.length = 0;
    await store.dispatch(recordSent.initiate({ leadId: ID, pitchId: pitch.id, version: 1 }));
    sendChange({ version: 2 });
    sendChange({ entity: 'pitches', id: pitch.id, version: 2 });
    expect(await applyAllEvents()).toEqual(['GET /leads/stats', `POST /leads/${ID}/sent`]);
    const pitches = getPitches.select(ID)(store.getState()).data;
    expect(pitches).toMatchObject([{ version: 2, sent: { content: pitch.content } }]);
  });

  test('a pitch is not read again, not even without a list of pitches', async () => {
    const { pitch } = await store
      .dispatch(
        writePitch.initiate({ request: { company: 'A', position: 'B', writer: 'template' } }),
      )
      .unwrap();
    const sendPitch = (change: Partial<LiveEvent>) =>
      sendChange({ entity: 'pitches', id: pitch.id, ...change });
    sendPitch({ version: 1 });
    await store.dispatch(updatePitch.initiate({ id: pitch.id, changes: { content: 'Mine' } }));
    sendPitch({ version: 2 });
    await store.dispatch(deletePitch.initiate(pitch.id));
    sendPitch({ operation: 'delete', version: 3 });
    await applyAllEvents();
    expect(requests.filter((request) => request.startsWith('GET /pitches'))).toEqual([]);
  });

  test.each([
    [
      'change',
      () => ({ id: ID, version: 2 }),
      () => updateLead.initiate({ id: ID, changes }),
      [`PUT /leads/${ID}`, 'GET /leads/stats'],
    ],
    [
      'new lead',
      () => ({ id: NEW_ID, version: 1 }),
      () => addLead.initiate({ id: NEW_ID, title: 'A', company: 'B' }),
      ['POST /leads', 'GET /leads/stats'],
    ],
    [
      'change of answers',
      () =>
        ({ entity: 'profile', id: 'user', version: (mockDb.profile?.version ?? 0) + 1 }) as const,
      () => updateProfile.initiate({ answers: { start: 'In March' } }),
      ['PUT /user'],
    ],
  ])('the event of a %s may come before the response', async (_what, event, write, expected) => {
    const held = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    const hold = async () => {
      reached.resolve();
      await held.promise;
    };
    mockServer.use(
      http.put('*/api/leads/:id', hold),
      http.post('*/api/leads', hold),
      http.put('*/api/user', hold),
    );
    // biome-ignore lint/suspicious/noExplicitAny: the table has mutations of several types.
    const writing = store.dispatch(write() as any);
    await reached.promise;
    sendChange(event());
    held.resolve();
    await writing;
    await settle();
    expect(await applyAllEvents()).toEqual(expected.toSorted());
  });

  test('an older event does not hide a newer version', async () => {
    await store.dispatch(updateLead.initiate({ id: ID, changes }));
    writeElsewhere({ status: 'offer' });
    sendChange({ version: 2 });
    sendChange({ version: 3 });
    await waitFor(() => expect(cachedLead()?.status).toBe('offer'));
  });

  test.each([
    ['change', updateFailsScenario, () => updateLead.initiate({ id: ID, changes })],
    ['deletion', deleteFailsScenario, () => deleteLeads.initiate([ID])],
  ])('a failed %s is rolled back, even after other updates', async (_what, scenario, write) => {
    mockServer.use(...scenario(500));
    const added = makeLead({ updatedAt: new Date().toISOString() });
    mockDb.leads.push(added);
    // biome-ignore lint/suspicious/noExplicitAny: the table has mutations of several types.
    const writing = store.dispatch(write() as any);
    sendChange({ id: added.id });
    await writing;
    await waitFor(() => expect(cachedLead(added.id)).toBeDefined());
    expect(cachedLead()?.status).toBe('new');
    expect(
      selectLeads(store.getState())
        .map(({ id }) => id)
        .sort(),
    ).toEqual(mockDb.leads.map(({ id }) => id).sort());
  });
});

describe('the connection', () => {
  test.each([true, false])(
    'refetches everything after events were lost (reconnects: %s)',
    async (isLost) => {
      if (isLost) {
        latest().end();
        await waitFor(() => expect(connections).toHaveLength(2));
        expect(dataRequests()).toEqual([]);
      }
      latest().send('ready', {});
      await waitFor(() =>
        expect(dataRequests()).toEqual(['GET /leads', 'GET /leads/stats', 'GET /user']),
      );
    },
  );

  test('is reported while the server cannot be reached, and when it is back', async () => {
    const { selectIsConnected } = shellSlice.selectors;
    const isConnected = () => selectIsConnected(store.getState());
    mockServer.use(http.get('*/api/events', () => HttpResponse.error()));
    latest().end();
    await waitFor(() => expect(isConnected()).toBe(false));
    mockServer.use(eventStreams);
    await waitFor(() => expect(connections).toHaveLength(2));
    latest().send('ready', {});
    await waitFor(() => expect(isConnected()).toBe(true));
  });

  test('asks for the profile when the session ended, so that an idle page signs out', async () => {
    mockServer.use(
      http.get('*/api/events', () => HttpResponse.json({ error: 'No.' }, { status: 401 }), {
        once: true,
      }),
    );
    latest().end();
    await waitFor(() => expect(dataRequests()).toEqual(['GET /user']));
  });

  test('is closed when the cache is dropped', async () => {
    const connection = latest();
    store.dispatch(api.util.resetApiState());
    await waitFor(() => expect(connection.isClosed).toBe(true));
  });
});
