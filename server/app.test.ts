import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { suiteServer } from './testing/suiteServer.ts';
import { startTestServer } from './testing/testServer.ts';

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
