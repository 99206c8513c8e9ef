import { getResponse } from 'msw';
import { addDemoAccount } from '#server/auth/demoAccount.ts';
import { cheapScrypt } from '#server/testing/cheapScrypt.ts';
import { startTestServer, type TestServer } from '#server/testing/testServer.ts';
import { handlers } from './handlers.ts';
import { MOCK_PASSWORD, MOCK_USER } from './mockUser.ts';

/* The Firebase web SDK's requests, to the mocks and to the server's own identity provider. */

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
const LOOKUP = '/identitytoolkit.googleapis.com/v1/accounts:lookup';
const RENEWAL = '/securetoken.googleapis.com/v1/token';

/** Sends JSON, or a form for `URLSearchParams`. */
type Send = (
  path: string,
  body: object,
) => Promise<{ status: number; body: Record<string, unknown> }>;

const encoded = (body: object) =>
  body instanceof URLSearchParams
    ? { payload: String(body), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };

const sendToMocks: Send = async (path, sent) => {
  const { payload, headers } = encoded(sent);
  const init = { method: 'POST', headers, body: payload };
  const response = await getResponse(handlers, new Request(`http://localhost${path}`, init));
  if (!response) throw new Error(`No mock handles POST ${path}`);
  return { status: response.status, body: await response.json() };
};

cheapScrypt();

let server: TestServer;

const sendToServer: Send = async (url, sent) => {
  const response = await server.app.inject({ method: 'POST', url, ...encoded(sent) });
  return { status: response.statusCode, body: response.json() };
};

beforeAll(async () => {
  server = await startTestServer();
  await addDemoAccount(server.db);
});
afterAll(() => server.close());

const GENERATED = /^(localId|user_id|idToken|id_token|access_token|refreshToken|refresh_token)$/;

/** Replaces generated values with their types. */
const comparable = (response: object): object =>
  JSON.parse(JSON.stringify(response), (key, value) =>
    GENERATED.test(key) ? typeof value : value,
  );

/** Expects the same response from both. The server's may have more fields. */
async function expectSame(status: number, request: (send: Send) => ReturnType<Send>) {
  const [mock, expected] = [await request(sendToMocks), await request(sendToServer)];
  expect(expected.status).toBe(status);
  expect(comparable(expected)).toMatchObject(comparable(mock));
}

const signIn = (send: Send, changes = {}) =>
  send(SIGN_IN, { email: MOCK_USER.email, password: MOCK_PASSWORD, ...changes });

const renew = (send: Send, token: unknown) =>
  send(RENEWAL, new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(token) }));

it('signs the demo account in', () => expectSame(200, (send) => signIn(send)));

it.each([
  ['a wrong password', { password: 'leadside' }],
  ['an unknown address', { email: 'unknown@leadside.local' }],
])('rejects %s', (_problem, changes) => expectSame(400, (send) => signIn(send, changes)));

it('looks up the account of a token', () =>
  expectSame(200, async (send) => {
    const { idToken } = (await signIn(send)).body;
    return send(LOOKUP, { idToken });
  }));

it('rejects an unknown token', () => expectSame(400, (send) => send(LOOKUP, { idToken: 'x.y.z' })));

it('renews an ID token', () =>
  expectSame(200, async (send) => renew(send, (await signIn(send)).body.refreshToken)));

it('rejects an unknown refresh token', () => expectSame(400, (send) => renew(send, 'user.secret')));
