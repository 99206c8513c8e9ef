import { getResponse } from 'msw';
import { addDemoAccount } from '#server/auth/demoAccount.ts';
import { cheapScrypt } from '#server/testing/cheapScrypt.ts';
import { startTestServer, type TestServer } from '#server/testing/testServer.ts';
import { handlers } from './handlers.ts';
import { MOCK_PASSWORD, MOCK_USER } from './mockUser.ts';

/* The calls of the Firebase web SDK, on the mocks and on the server's embedded identity. */

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
const LOOKUP = '/identitytoolkit.googleapis.com/v1/accounts:lookup';
const RENEWAL = '/securetoken.googleapis.com/v1/token';

/** Sends JSON, or a form when the body is one, as the SDK does. */
type Send = (
  path: string,
  body: object,
) => Promise<{ status: number; body: Record<string, unknown> }>;

const encoded = (body: object) =>
  body instanceof URLSearchParams
    ? { payload: String(body), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };

const mocked: Send = async (path, sent) => {
  const { payload, headers } = encoded(sent);
  const init = { method: 'POST', headers, body: payload };
  const response = await getResponse(handlers, new Request(`http://localhost${path}`, init));
  if (!response) throw new Error(`No mock answers POST ${path}`);
  return { status: response.status, body: await response.json() };
};

cheapScrypt();

let server: TestServer;

const real: Send = async (url, sent) => {
  const response = await server.app.inject({ method: 'POST', url, ...encoded(sent) });
  return { status: response.statusCode, body: response.json() };
};

beforeAll(async () => {
  server = await startTestServer();
  await addDemoAccount(server.db);
});
afterAll(() => server.close());

const MADE_UP = /^(localId|user_id|idToken|id_token|access_token|refreshToken|refresh_token)$/;

/** The answer with nothing but the types of what each side makes up itself. */
const comparable = (answer: object): object =>
  JSON.parse(JSON.stringify(answer), (key, value) => (MADE_UP.test(key) ? typeof value : value));

/** Asks both sides; the server may say more than the mock, and nothing else. */
async function expectAlike(status: number, ask: (send: Send) => ReturnType<Send>) {
  const [mock, expected] = [await ask(mocked), await ask(real)];
  expect(expected.status).toBe(status);
  expect(comparable(expected)).toMatchObject(comparable(mock));
}

const signIn = (send: Send, changes = {}) =>
  send(SIGN_IN, { email: MOCK_USER.email, password: MOCK_PASSWORD, ...changes });

const renew = (send: Send, token: unknown) =>
  send(RENEWAL, new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(token) }));

it('lets the demo account in', () => expectAlike(200, (send) => signIn(send)));

it.each([
  ['a wrong password', { password: 'leadside' }],
  ['an unknown address', { email: 'nobody@leadside.local' }],
])('refuses %s', (_what, changes) => expectAlike(400, (send) => signIn(send, changes)));

it('tells whose token it is', () =>
  expectAlike(200, async (send) => {
    const { idToken } = (await signIn(send)).body;
    return send(LOOKUP, { idToken });
  }));

it('knows no other token', () => expectAlike(400, (send) => send(LOOKUP, { idToken: 'x.y.z' })));

it('renews a sign-in', () =>
  expectAlike(200, async (send) => renew(send, (await signIn(send)).body.refreshToken)));

it('renews no other', () => expectAlike(400, (send) => renew(send, 'user.secret')));
