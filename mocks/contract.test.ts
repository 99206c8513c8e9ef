import { getResponse } from 'msw';
import { startTestServer, type TestServer } from '#server/testing/testServer.ts';
import {
  type Call,
  FIRST_ID,
  FOREIGN_ID,
  LEAD_CALLS,
  type Method,
  SECOND_ID,
  THIRD_ID,
} from './contract/calls.ts';
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
  send(method: Method, path: string, body?: unknown, token?: string): Promise<Answer>;
}

const mocked: Backend = {
  async newUser() {
    const foreign = makeLead({ id: FOREIGN_ID, userId: 'somebody-else' });
    mockDb.reset({ leads: [foreign], profile: null });
    return { token: MOCK_TOKEN };
  },
  async send(method, path, body, token) {
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
  async send(method, path, body, token) {
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
  await real.send('POST', '/leads', { id: FOREIGN_ID, title: 'Secret', company: 'Other' }, token);
});
afterAll(() => server.close());

const headersOf = (token?: string, body?: unknown): Record<string, string> => ({
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(body !== undefined && { 'content-type': 'application/json' }),
});

async function answerOf(backend: Backend, { given = {}, call }: Call): Promise<Answer> {
  const { token } = await backend.newUser();
  for (const lead of given.leads ?? []) await backend.send('POST', '/leads', lead, token);
  if (given.profile) await backend.send('POST', '/user', given.profile, token);
  const [method, path, body] = call;
  return backend.send(method, path, body, token);
}

const KNOWN_IDS = [FIRST_ID, SECOND_ID, THIRD_ID, FOREIGN_ID];

/** The answer without what each side makes up itself: ids, moments, owners and cursors. */
function comparable(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => comparable(entry));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, comparable(entry, name)]),
    );
  }
  if (typeof value !== 'string') return value;
  if (key === 'userId' || key === 'nextCursor') return `a ${key}`;
  if (key === 'id' && !KNOWN_IDS.includes(value)) return value.length === 36 ? 'an id' : value;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) ? 'a moment' : value;
}

describe('the mocks answer as the server does', () => {
  it.each(LEAD_CALLS)('$name', async (call) => {
    const expected = await answerOf(real, call);
    expect(expected.status).toBe(call.status);
    if (call.answer) expect(expected.body).toMatchObject(call.answer);
    expect(comparable(await answerOf(mocked, call))).toEqual(comparable(expected));
  });
});
