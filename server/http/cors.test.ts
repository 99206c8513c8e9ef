import { startTestServer, type TestServer } from '../testing/testServer.ts';

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

it('rejects other origins by default', async () => {
  server = await startTestServer();
  expect(await preflight(EXTENSION)).toEqual({ statusCode: 404, allowed: undefined });
  expect(await getHeaders(EXTENSION)).not.toHaveProperty('access-control-allow-origin');
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
