import { startTestServer, type TestServer } from '../testing/testServer.ts';

/** The id that the key of the extension's manifest gives. */
const EXTENSION_ID_ORIGIN = 'chrome-extension://lnbnbjonmbfoipjhleepjfajhholcigp';
const EXTENSION = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop';

let server: TestServer;
afterEach(() => server.close());

const preflight = async (origin: string) => {
  const { statusCode, headers } = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/leads',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  return { statusCode, allowed: headers['access-control-allow-origin'] };
};

const getHeaders = async (origin: string) =>
  (await server.app.inject({ url: '/api/health', headers: { origin } })).headers;

it('allows only the fixed id of the extension on a server that only this machine reaches', async () => {
  server = await startTestServer();
  expect(await preflight(EXTENSION_ID_ORIGIN)).toEqual({
    statusCode: 204,
    allowed: EXTENSION_ID_ORIGIN,
  });
  const { statusCode, headers } = await server.app.inject({
    method: 'OPTIONS',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    headers: {
      origin: EXTENSION_ID_ORIGIN,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-client-version,x-firebase-client',
    },
  });
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-headers']).toContain('x-firebase-client');
  expect((await preflight(EXTENSION)).allowed).toBeUndefined();
  expect(await getHeaders(EXTENSION)).not.toHaveProperty('access-control-allow-origin');
});

it('needs EXTENSION_ORIGIN on a server that others reach', async () => {
  server = await startTestServer({ config: { host: '0.0.0.0' } });
  expect((await preflight(EXTENSION_ID_ORIGIN)).allowed).toBeUndefined();
  await server.close();
  server = await startTestServer({ config: { publicOrigin: 'https://leads.example.com' } });
  expect((await preflight(EXTENSION_ID_ORIGIN)).allowed).toBeUndefined();
});

it('allows the configured extension and no other origin', async () => {
  server = await startTestServer({ config: { extensionOrigin: EXTENSION } });
  expect(await preflight(EXTENSION)).toEqual({ statusCode: 204, allowed: EXTENSION });
  expect(await getHeaders(EXTENSION)).toMatchObject({
    'access-control-allow-origin': EXTENSION,
    vary: 'Origin',
  });
  for (const other of ['https://evil.example', `${EXTENSION}.evil.example`, 'null']) {
    expect((await preflight(other)).allowed).toBeUndefined();
    expect(await getHeaders(other)).not.toHaveProperty('access-control-allow-origin');
  }
});
