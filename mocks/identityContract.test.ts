import { getResponse } from 'msw';
import { addDemoAccount } from '#server/auth/demoAccount.ts';
import { cheapScrypt } from '#server/testing/cheapScrypt.ts';
import { startTestServer, type TestServer } from '#server/testing/testServer.ts';
import { handlers } from './handlers.ts';
import { MOCK_PASSWORD, MOCK_USER } from './mockUser.ts';

/* The Firebase web SDK's requests, to the mocks and to the server's own identity provider. */

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
const LOOKUP = '/identitytoolkit.googleapis.com/v1/accounts:lookup';
const SIGN_OUT = '/api/auth/sign-out';
const PASSWORD = '/api/auth/password';
const RENEWAL = '/securetoken.googleapis.com/v1/token';

/** Posts JSON, or a form for `URLSearchParams`. With a token, puts JSON. */
type Send = (
  path: string,
  body: object,
  token?: unknown,
) => Promise<{ status: number; body: Record<string, unknown> }>;

const encoded = (body: object, token: unknown) => {
  const isForm = body instanceof URLSearchParams;
  return {
    method: token === undefined ? ('POST' as const) : ('PUT' as const),
    payload: isForm ? String(body) : JSON.stringify(body),
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  };
};

const sendToMocks: Send = async (path, sent, token) => {
  const { payload, ...init } = encoded(sent, token);
  const request = new Request(`http://localhost${path}`, { ...init, body: payload });
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`No mock handles ${init.method} ${path}`);
  return { status: response.status, body: JSON.parse((await response.text()) || 'null') };
};

cheapScrypt();

let server: TestServer;

const sendToServer: Send = async (url, sent, token) => {
  const response = await server.app.inject({ url, ...encoded(sent, token) });
  return { status: response.statusCode, body: JSON.parse(response.body || 'null') };
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

it('ends a session', () =>
  expectSame(204, async (send) =>
    send(SIGN_OUT, { refreshToken: (await signIn(send)).body.refreshToken }),
  ));

it.each([
  ['a wrong current password', { currentPassword: 'leadside' }],
  ['a short new password', { newPassword: 'short' }],
  ['an unknown field', { password: 'violet tram 42' }],
])('rejects a password change with %s', (_problem, changes) =>
  expectSame(400, async (send) => {
    const passwords = { currentPassword: MOCK_PASSWORD, newPassword: 'violet tram 42', ...changes };
    return send(PASSWORD, passwords, (await signIn(send)).body.idToken);
  }),
);

it('rejects a password change with an invalid token', () =>
  expectSame(401, (send) => send(PASSWORD, {}, 'x.y.z')));

it('changes the password', () =>
  expectSame(200, async (send) => {
    const passwords = { currentPassword: MOCK_PASSWORD, newPassword: 'violet tram 42' };
    await send(PASSWORD, passwords, (await signIn(send)).body.idToken);
    return signIn(send, { password: 'violet tram 42' });
  }));
