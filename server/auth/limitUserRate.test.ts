import { callAs } from '../testing/callAs.ts';
import type { OpenApiDocument } from '../testing/documentedResponses.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

afterEach(() => server.close());

/** They have their own limits: streams at a time, and sign-ins and sign-outs without a user. */
const WITHOUT_USER = ['/api/events', '/api/health', '/api/auth/sign-out', '/calendar', '/v1'];

it('limits every operation of a user, and no one else', async () => {
  server = await startTestServer({ config: { requestLimit: 1 } });
  const { paths } = (await server.app.inject('/api/docs/json')).json() as OpenApiDocument;
  const operations = Object.entries(paths)
    .filter(([path]) => !WITHOUT_USER.some((other) => path.includes(other)))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method, path] as const))
    // There is no second one.
    .filter(([method, path]) => method !== 'delete' || path !== '/api/user');
  expect(operations.length).toBeGreaterThan(30);
  for (const [method, path] of operations) {
    const call = callAs(server, await server.createUser());
    const url = path.replace(/\{\w+\}/g, 'x');
    const send = () => call(method.toUpperCase() as 'GET', url);
    expect([url, (await send()).status]).not.toEqual([url, 429]);
    expect([url, await send()]).toEqual([
      url,
      {
        status: 429,
        body: { error: 'You have sent too many requests. Please try again in a minute.' },
      },
    ]);
  }
});

it('counts costly requests for more', async () => {
  server = await startTestServer({ config: { requestLimit: 60 } });
  const user = await server.createUser();
  const call = callAs(server, user);
  const remaining = async (method: 'GET' | 'POST' | 'PUT', url: string) => {
    const headers = { authorization: `Bearer ${user.token}` };
    return (await server.app.inject({ method, url, headers })).headers['x-ratelimit-remaining'];
  };
  expect(await remaining('GET', '/api/leads')).toBe('59');
  expect(await remaining('GET', '/api/leads?q=engineer')).toBe('2');
  expect(await remaining('POST', '/api/leads')).toBe('14');
  expect(await remaining('PUT', '/api/leads/bulk')).toBe('1');
  expect(await remaining('POST', '/api/pitches')).toBe('0');
  expect(await call('POST', '/api/extract/page')).toMatchObject({ status: 429 });
});
