import { getResponse } from 'msw';
import type { LeadListAnswer } from '#domain/contract.ts';
import { startTestServer, type TestServer } from '#server/testing/testServer.ts';
import { type Call, FIRST_ID, FOREIGN_ID, LEADS, SECOND_ID, THIRD_ID } from './contract/call.ts';
import { LEAD_CALLS } from './contract/leadCalls.ts';
import { LEAD_LIST_CALLS } from './contract/leadListCalls.ts';
import { NOTE_CALLS } from './contract/noteCalls.ts';
import { PITCH_CALLS } from './contract/pitchCalls.ts';
import { PROFILE_CALLS } from './contract/profileCalls.ts';
import { mockDb } from './db.ts';
import { makeLead } from './factories/makeLead.ts';
import { handlers } from './handlers.ts';
import { MOCK_TOKEN } from './mockUser.ts';

interface Answer {
  status: number;
  /** Parsed JSON; `null` when there is no body. */
  body: unknown;
}

/** Either side: makes a new user who has nothing, beside one who has the lead `FOREIGN_ID`. */
interface Backend {
  newUser(): Promise<{ token: string }>;
  send(call: Call['call'], token?: string): Promise<Answer>;
}

const mocked: Backend = {
  async newUser() {
    const foreign = makeLead({ id: FOREIGN_ID, userId: 'somebody-else' });
    mockDb.reset({ leads: [foreign], profile: null });
    return { token: MOCK_TOKEN };
  },
  async send([method, path, body], token) {
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers: headersOf(token, body),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No mock answers ${method} ${path}`);
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  },
};

let server: TestServer;

const real: Backend = {
  newUser: () => server.createUser(),
  async send([method, path, body], token) {
    const response = await server.app.inject({
      method,
      url: `/api${path}`,
      headers: headersOf(token, body),
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return { status: response.statusCode, body: response.body ? response.json() : null };
  },
};

beforeAll(async () => {
  server = await startTestServer();
  const { token } = await server.createUser();
  const foreign = { id: FOREIGN_ID, title: 'Secret', company: 'Other' };
  await real.send(['POST', '/leads', foreign], token);
});
afterAll(() => server.close());

const headersOf = (token?: string, body?: unknown): Record<string, string> => ({
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(body !== undefined && { 'content-type': 'application/json' }),
});

/** Makes the call, and reads what it left behind. */
async function perform(backend: Backend, { given = {}, call }: Call) {
  const { token } = await backend.newUser();
  for (const lead of given.leads ?? []) await backend.send(['POST', '/leads', lead], token);
  if (given.profile) await backend.send(['POST', '/user', given.profile], token);
  const answer = await backend.send(call, token);
  const leads = await backend.send(['GET', '/leads?sort=title'], token);
  const profile = await backend.send(['GET', '/user'], token);
  return { answer, leads, profile };
}

const KNOWN_IDS = [FIRST_ID, SECOND_ID, THIRD_ID, FOREIGN_ID];

/** The same without what each side makes up itself: ids, moments, owners and cursors. */
function comparable(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => comparable(entry));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, comparable(entry, name)]),
    );
  }
  if (key === 'resetInSeconds') return 'seconds';
  if (typeof value !== 'string') return value;
  if (key === 'content') return 'a text';
  if (key === 'userId' || key === 'nextCursor') return `a ${key}`;
  if (key === 'id' && !KNOWN_IDS.includes(value)) return `an id of ${value.length} characters`;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) ? 'a moment' : value;
}

const ALL_CALLS = [
  ...LEAD_LIST_CALLS,
  ...LEAD_CALLS,
  ...NOTE_CALLS,
  ...PITCH_CALLS,
  ...PROFILE_CALLS,
];

describe('the mocks answer as the server does', () => {
  it.each(ALL_CALLS)('$name', async (call) => {
    const expected = await perform(real, call);
    expect(expected.answer).toMatchObject({ status: call.status, body: call.answer ?? null });
    expect(comparable(await perform(mocked, call))).toEqual(comparable(expected));
  });

  it('tells that the server is well, without a token', async () => {
    const expected = await real.send(['GET', '/health']);
    expect(expected).toEqual({ status: 200, body: { status: 'ok', database: 'reachable' } });
    expect(await mocked.send(['GET', '/health'])).toEqual(expected);
  });

  const calls = ALL_CALLS.map(({ call: [method, path] }) => `${method} ${path.split('?')[0]}`);
  const oneOfEach = calls.filter((call) => !/[79]{8}|first$/.test(call));
  describe.each([...new Set(oneOfEach)])('%s', (call) => {
    it.each([
      ['without a token', undefined, 'User not authenticated'],
      ['with a forged one', `${MOCK_TOKEN}x`, 'Authentication failed'],
    ])('is refused %s', async (_how, token, error) => {
      const [method, path] = call.split(' ') as Call['call'];
      for (const backend of [real, mocked]) {
        const answer = await backend.send([method, path], token);
        expect(answer).toEqual({ status: 401, body: { error } });
      }
    });
  });

  it.each(['sort=title&order=asc', 'sort=value', 'sort=updatedAt', 'sort=createdAt&order=asc'])(
    'walks from page to page: %s',
    async (query) => {
      const walks = await Promise.all([walk(real, query), walk(mocked, query)]);
      const ids = LEADS.map(({ id }) => id);
      for (const pages of walks) expect(pages.flat().toSorted()).toEqual(ids);
      expect(walks[0]).toHaveLength(3);
      expect(walks[1]).toEqual(walks[0]);
    },
  );

  it('takes no cursor of another order', async () => {
    for (const backend of [real, mocked]) {
      const { token } = await backend.newUser();
      for (const lead of LEADS) await backend.send(['POST', '/leads', lead], token);
      const { body } = await backend.send(['GET', '/leads?sort=title&limit=1'], token);
      const cursor = (body as LeadListAnswer).nextCursor;
      const answer = await backend.send(['GET', `/leads?sort=value&cursor=${cursor}`], token);
      expect(answer.status).toBe(400);
    }
  });
});

/** The ids on each page of the list, one lead to a page. */
async function walk(backend: Backend, query: string): Promise<(string | undefined)[][]> {
  const { token } = await backend.newUser();
  for (const lead of LEADS) {
    await backend.send(['POST', '/leads', lead], token);
    // So that no two leads were made in the same millisecond.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const pages: string[][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path: string = `/leads?limit=1&${query}&cursor=${cursor}`;
    const { data, nextCursor } = (await backend.send(['GET', path], token)).body as LeadListAnswer;
    pages.push(data.map(({ id }) => id));
    cursor = nextCursor;
  }
  return pages;
}
