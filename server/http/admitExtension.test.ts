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

const answer = async (origin: string) =>
  (await server.app.inject({ url: '/api/health', headers: { origin } })).headers;

it('answers no other origin unless one is configured', async () => {
  server = await startTestServer();
  expect(await preflight(EXTENSION)).toEqual({ statusCode: 404, allowed: undefined });
  expect(await answer(EXTENSION)).not.toHaveProperty('access-control-allow-origin');
});

it('answers the configured extension, and nobody beside it', async () => {
  server = await startTestServer({ config: { extensionOrigin: EXTENSION } });
  expect(await preflight(EXTENSION)).toEqual({ statusCode: 204, allowed: EXTENSION });
  expect(await answer(EXTENSION)).toMatchObject({
    'access-control-allow-origin': EXTENSION,
    vary: 'Origin',
  });
  for (const stranger of ['https://evil.example', `${EXTENSION}.evil.example`, 'null']) {
    expect((await preflight(stranger)).allowed).toBeUndefined();
    expect(await answer(stranger)).not.toHaveProperty('access-control-allow-origin');
  }
});
