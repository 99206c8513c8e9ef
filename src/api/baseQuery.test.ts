import { HttpResponse, http } from 'msw/http';
import { api } from '#api/api.ts';
import { selectSessionStatus } from '#features/auth/index.ts';
import { mockDb } from '#mocks/db.ts';
import { mockServer } from '#mocks/node.ts';
import { networkDownScenario } from '#mocks/scenarios/connection.ts';
import { leadsFailScenario } from '#mocks/scenarios/leads.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { createTestStore } from '#test/renderApp.tsx';

const { getLeads, getProfile, addLead } = api.endpoints;

let store: ReturnType<typeof createTestStore>;
let requests: string[];

beforeEach(() => {
  store = createTestStore();
  requests = recordRequests();
});
afterEach(() => {
  // Ends the live connection.
  store.dispatch(api.util.resetApiState());
});

const count = (request: string) => requests.filter((made) => made === request).length;

describe('retries', () => {
  test.each([
    [
      'server fails',
      leadsFailScenario,
      { status: 500, message: 'The list of leads is out of reach.' },
    ],
    [
      'network is down',
      networkDownScenario,
      { kind: 'network', message: 'Network error occurred' },
    ],
  ])('retries a query three times when the %s', async (_what, scenario, expected) => {
    mockServer.use(...scenario(500));
    const { error } = await store.dispatch(getLeads.initiate());
    expect(error).toMatchObject(expected);
    expect(count('GET /leads')).toBe(4);
  });

  test.each([400, 403, 404, 429])(
    'does not retry a query that is rejected with %i',
    async (status) => {
      mockServer.use(...leadsFailScenario(status));
      await store.dispatch(getLeads.initiate());
      expect(count('GET /leads')).toBe(1);
    },
  );

  test('retries the profile twice', async () => {
    mockServer.use(http.get('*/api/user', () => HttpResponse.error()));
    await store.dispatch(getProfile.initiate());
    expect(count('GET /user')).toBe(3);
  });

  test('treats a missing profile as data, and does not retry it', async () => {
    mockDb.profile = null;
    const { data, isSuccess } = await store.dispatch(getProfile.initiate());
    expect(isSuccess).toBe(true);
    expect(data).toBeNull();
    expect(count('GET /user')).toBe(1);
  });

  test('never retries a mutation', async () => {
    mockServer.use(...networkDownScenario());
    await store.dispatch(addLead.initiate({ title: 'A', company: 'B' }));
    expect(count('POST /leads')).toBe(1);
  });
});

describe('errors', () => {
  test('sends nothing without a session', async () => {
    store = createTestStore(fakeAuth({ user: null }));
    const { error } = await store.dispatch(getLeads.initiate());
    expect(error).toMatchObject({ kind: 'session', message: 'User not authenticated' });
    expect(requests).toEqual([]);
  });

  test('fails the authentication, and ends no session, when the session cannot be renewed', async () => {
    const auth = { ...fakeAuth(), getToken: () => Promise.reject(new Error('offline')) };
    store = createTestStore(auth);
    const { error } = await store.dispatch(getLeads.initiate());
    expect(error).toMatchObject({ status: 401, message: 'Authentication failed' });
    expect(selectSessionStatus(store.getState())).toBe('signed-in');
  });

  test.each([
    [200, { kind: 'invalid', message: 'The server sent an invalid response.' }],
    [403, { kind: 'rejected', message: 'HTTP 403: Forbidden' }],
  ])('does not retry a response of %i whose JSON is invalid', async (status, expected) => {
    const headers = { 'content-type': 'application/json' };
    const response = { status, statusText: 'Forbidden', headers };
    mockServer.use(http.get('*/api/leads', () => new HttpResponse('{"data":', response)));
    const { error } = await store.dispatch(getLeads.initiate());
    expect(error).toMatchObject({ status, ...expected });
    expect(count('GET /leads')).toBe(1);
  });
});
