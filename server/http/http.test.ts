import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { APICallError } from '@ai-sdk/provider';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { Database } from '../db/database.ts';
import { createRuleRunner } from '../rules/runRule.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { allowOwnHostsOnly } from './allowedOrigins.ts';
import { clientErrorHandler } from './clientErrorHandler.ts';
import { closeConnectionsWithServer } from './connections.ts';
import { errorHandler } from './errorHandler.ts';
import { healthRoutes } from './health.ts';
import { loggerOptions } from './logger.ts';
import { serializerCompiler, validatorCompiler } from './zodCompilers.ts';

const { server, user } = suiteServer();
const bearer = () => ({ authorization: `Bearer ${user.token}` });

describe('a request without a valid token', () => {
  it.each(['GET /api/leads', 'POST /api/leads', 'PUT /api/leads/bulk', 'GET /api/user'])(
    'gets 401 from %s before its body is read',
    async (route) => {
      const [method, url] = route.split(' ') as ['GET', string];
      const send = (authorization?: string) =>
        server.app.inject({
          method,
          url,
          payload: method === 'GET' ? undefined : '{',
          headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        });
      const missing = { error: 'User not authenticated' };
      for (const header of [undefined, 'Basic abc', 'Bearer', 'Bearer ']) {
        const response = await send(header);
        expect([response.statusCode, response.json()]).toEqual([401, missing]);
      }
      const response = await send('Bearer nonsense');
      expect([response.statusCode, response.json()]).toEqual([
        401,
        { error: 'Authentication failed' },
      ]);
    },
  );
});

describe('a request that the server cannot accept', () => {
  const post = (payload: string | Buffer, contentType = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/api/leads',
      payload,
      headers: { ...bearer(), 'content-type': contentType },
    });

  it.each([
    ['not JSON', 400, 'The body is not valid JSON.', () => post('{"title":')],
    [
      'JSON with a __proto__ key',
      400,
      'The body is not valid JSON.',
      () => post('{"__proto__":{"title":"x"},"title":"a","company":"b"}'),
    ],
    [
      'an object with a length in place of text',
      400,
      'title must be text.',
      () => post('{"title":{"length":{"toString":0}},"company":"b"}'),
    ],
    ['no body', 400, 'The body must be a JSON object.', () => post('')],
    [
      'a form',
      415,
      'The body must be JSON, with the content type application/json.',
      () => post('title=x', 'application/x-www-form-urlencoded'),
    ],
    [
      '1 MB and a byte',
      413,
      'The request is too large. The limit is 1 MB.',
      () => post(Buffer.alloc(1024 * 1024 + 1, 'x')),
    ],
    [
      'an address with a broken escape',
      400,
      'The address is not encoded correctly.',
      () => server.app.inject({ url: '/api/leads/%E0%A4%A', headers: bearer() }),
    ],
    [
      'an unknown path',
      404,
      'Nothing found at GET /api/nothing.',
      () => server.app.inject({ url: '/api/nothing?x=1', headers: { accept: 'text/html' } }),
    ],
    [
      'an unknown method',
      404,
      'Nothing found at PATCH /api/leads.',
      () => server.app.inject({ method: 'PATCH', url: '/api/leads', headers: bearer() }),
    ],
  ])('gets an error sentence: %s', async (_what, status, error, send) => {
    const response = await send();
    expect(response.json()).toEqual({ error });
    expect(response.statusCode).toBe(status);
    expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

describe("the client's address", () => {
  it.each([
    [0, '127.0.0.1'],
    [1, '203.0.113.7'],
    [2, '10.0.0.9'],
  ])('is what %i trusted proxies saw, not what the client claims', async (hops, expected) => {
    const proxied = await startTestServer({ config: { trustProxyHops: hops } });
    proxied.app.get('/ip', async ({ ip }) => ip);
    const headers = { 'x-forwarded-for': '127.0.0.1, 10.0.0.9, 203.0.113.7' };
    expect((await proxied.app.inject({ url: '/ip', headers })).body).toBe(expected);
    await proxied.close();
  });
});

describe('every response', () => {
  it('stays out of caches when it has personal data or tokens', async () => {
    const identity = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
    for (const request of [
      { url: '/api/leads', headers: bearer() },
      { url: '/api/leads' },
      { url: '/api/user', headers: bearer() },
      { url: identity, method: 'POST' as const, payload: { email: user.email, password: 'x' } },
      { url: '/api/auth/sign-out', method: 'POST' as const, payload: { refreshToken: 'x' } },
    ]) {
      const { headers } = await server.app.inject(request);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('comes only to requests for the own host', async () => {
    const response = await server.app.inject({
      url: '/api/health',
      headers: { host: 'evil.example' },
    });
    expect([response.statusCode, response.json()]).toEqual([
      421,
      {
        error:
          'This server does not accept this host name. Use its own address, or set PUBLIC_ORIGIN.',
      },
    ]);
  });

  it('comes to ten requests at once, also when they are rejected for their host', async () => {
    const own = await startTestServer();
    await own.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = own.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /api/health HTTP/1.1\r\nhost: evil.example\r\n\r\n'.repeat(50));
    const received = await text(socket).catch(() => '');
    expect(received.split('421 Misdirected').length - 1).toBeLessThanOrEqual(10);
    await own.close();
  });

  it('has its own request id and the security headers', async () => {
    const [a, b] = await Promise.all([
      server.app.inject('/api/health'),
      server.app.inject('/api/health'),
    ]);
    expect(a.headers['x-request-id']).not.toBe(b.headers['x-request-id']);
    expect(a.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(a.headers).not.toHaveProperty('strict-transport-security');
    expect(a.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('allows only our own scripts', async () => {
    const { headers } = await server.app.inject('/api/health');
    const policy = String(headers['content-security-policy']).split(';');
    const nonce = /'nonce-[\w+/=]{24}'/;
    expect(policy.map((directive) => directive.replace(nonce, 'NONCE')).sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "object-src 'none'",
      "script-src 'self' NONCE",
      "script-src-attr 'none'",
      "style-src 'self' NONCE",
    ]);
  });
});

describe('other origins', () => {
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
});

describe('host names', () => {
  async function statusFor(
    hostHeader: string,
    host = '127.0.0.1',
    publicOrigin: string | null = null,
  ) {
    const app = fastify();
    app.setErrorHandler(errorHandler);
    allowOwnHostsOnly(app, { host, publicOrigin });
    app.get('/', async () => 'ok');
    const response = await app.inject({ url: '/', headers: { host: hostHeader } });
    await app.close();
    return response.statusCode;
  }

  const ORIGIN = 'https://leads.example.com';
  type Row = [hostHeader: string, host?: string, publicOrigin?: string];

  it.each<Row>([
    ['localhost:3000'],
    ['127.0.0.1:3000'],
    ['leads.example.com', '127.0.0.1', ORIGIN],
    ['leads.lan:3000', 'leads.lan'],
    ['[fd00::1]:3000', 'fd00::1'],
    ['192.168.1.5:3000', '0.0.0.0'],
  ])('accepts the host %s', async (...row) => {
    expect(await statusFor(...row)).toBe(200);
  });

  it.each<Row>([
    ['evil.example'],
    ['127.0.0.1.evil.example'],
    ['192.168.1.5:3000'],
    ['leads.example.com.evil.example', '127.0.0.1', ORIGIN],
    ['evil.example', '0.0.0.0', ORIGIN],
  ])('rejects the host %j', async (...row) => {
    expect(await statusFor(...row)).toBe(421);
  });
});

describe('what is not HTTP', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    app = fastify({ clientErrorHandler });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });

  afterAll(() => app.close());

  const ENDLESS = 'x'.repeat(20_000);
  const TOO_LONG = [
    '431 Request Header Fields Too Large',
    'The address and headers of the request are too long.',
  ] as const;

  /** Sends the bytes and reads until the server closes the connection. */
  async function responseTo(bytes: string): Promise<{ head: string; body: unknown }> {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { head, body: JSON.parse(body) };
  }

  it.each([
    ['endless headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${ENDLESS}\r\n\r\n`, ...TOO_LONG],
    ['an endless address', `GET /${ENDLESS} HTTP/1.1\r\nhost: x\r\n\r\n`, ...TOO_LONG],
    [
      'data that is not HTTP',
      '\u0016\u0003\u0001 hello\r\n\r\n',
      '400 Bad Request',
      'This is not a valid HTTP request.',
    ],
  ])(
    'responds to %s with an error and closes the connection',
    async (_input, bytes, status, error) => {
      const { head, body } = await responseTo(bytes);
      expect(head.split('\r\n')).toEqual(
        expect.arrayContaining([`HTTP/1.1 ${status}`, 'connection: close']),
      );
      expect(body).toEqual({ error });
    },
  );

  it('closes the connection of a client that reads nothing and stays', async () => {
    const { port } = app.server.address() as AddressInfo;
    const accepted = once(app.server, 'connection');
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    client.on('error', () => {}).write('not HTTP\r\n\r\n');
    const [socket] = (await accepted) as [Socket];
    await once(socket, 'close');
    client.destroy();
  });
});

it('an internal error is logged and hidden from the client', async () => {
  let log = '';
  const stream = { write: (line: string) => (log += line) };
  const app = fastify({ logger: { level: 'warn', stream } });
  app.setErrorHandler(errorHandler);
  app.get('/broken', () => {
    throw new Error('the reason');
  });
  const response = await app.inject('/broken?q=diary');
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { error: 'Something went wrong on our side. Please try again.' },
  ]);
  const err = { message: 'the reason' };
  expect(JSON.parse(log)).toMatchObject({ msg: 'request failed', path: '/broken', err });
  expect(log).not.toContain('diary');
  await app.close();
});

it.each([
  ['fails', () => Promise.reject(new Error('lost'))],
  ['does not respond in time', () => new Promise(() => {})],
])('the health is unavailable when the database %s', async (_case, execute) => {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(healthRoutes, { db: { execute } as unknown as Database, timeout: 20 });
  const response = await app.inject('/health');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ status: 'unavailable', database: 'unreachable' });
  await app.close();
});

function logged(entry: object): string {
  let line = '';
  const stream = { write: (text: string) => (line += text) };
  const { log } = fastify({ logger: { ...loggerOptions, stream } });
  log.info(entry, 'not logged');
  log.error(entry, 'failed');
  return line;
}

describe('the log', () => {
  it('redacts secrets', () => {
    const line = logged({
      headers: { authorization: 'Bearer s3cret' },
      request: { body: { password: 's3cret', email: 'ana@example.com' } },
      token: 's3cret',
    });
    expect(line).not.toContain('s3cret');
    expect(line).toContain('ana@example.com');
  });

  it("shows a model's error without the provider's text", () => {
    const err = new APICallError({
      message: 'Invalid prompt: my diary',
      url: 'http://localhost/v1',
      requestBodyValues: {},
      statusCode: 400,
      responseBody: 'my diary',
    });
    const line = logged({ err });
    expect(JSON.parse(line).err).toMatchObject({ type: 'AI_APICallError', code: 400 });
    expect(line).not.toContain('diary');
  });

  it('shows why a query failed without its parameters', () => {
    const cause = Object.assign(new Error('deadlock detected'), {
      code: '40P01',
      params: ['diary'],
    });
    const line = logged({ err: new DrizzleQueryError('select $1', ['diary'], cause) });
    expect(JSON.parse(line).err).toMatchObject({ message: 'deadlock detected', code: '40P01' });
    expect(line).not.toContain('diary');
  });
});

describe('GET /api/metrics', () => {
  const TOKEN = 'prometheus-scrapes-this';
  const scrape = ({ app }: TestServer, authorization = '') =>
    app.inject({ url: '/api/metrics', headers: { authorization } });

  it("isn't there without METRICS_TOKEN", async () => {
    expect((await scrape(server, `Bearer ${TOKEN}`)).statusCode).toBe(404);
  });

  it('shows requests by route, queues and streams, with the token only', async () => {
    const server = await startTestServer({
      config: { metricsToken: TOKEN },
      runRule: createRuleRunner(),
    });
    for (const authorization of ['', TOKEN, `Bearer ${TOKEN}x`, 'Bearer ']) {
      expect((await scrape(server, authorization)).statusCode).toBe(401);
    }
    const { token } = await server.createUser();
    const headers = { authorization: `Bearer ${token}` };
    const id = crypto.randomUUID();
    await server.app.inject({ url: `/api/leads/${id}?q=diary`, headers });
    const { body, headers: sent } = await scrape(server, `Bearer ${TOKEN}`);
    expect(sent['content-type']).toMatch(/^text\/plain/);
    expect(body).toContain(
      'leadside_http_request_duration_seconds_count{method="GET",route="/api/leads/:id",status="404"} 1',
    );
    for (const queue of ['passwords', 'readers', 'mailboxes', 'rules']) {
      expect(body).toContain(`leadside_queue_waiting{queue="${queue}"} 0`);
    }
    for (const name of ['leadside_event_streams', 'leadside_model_calls_total', 'nodejs_']) {
      expect(body).toContain(name);
    }
    expect(body).not.toMatch(new RegExp(`${id}|diary`));
    await server.close();
  });
});

it('closes connections that a browser opened in advance when it closes', async () => {
  const app = fastify();
  closeConnectionsWithServer(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const connection = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(app.server, 'connection');
  const closed = once(connection, 'close');
  await app.close();
  await expect(closed).resolves.toBeDefined();
});
