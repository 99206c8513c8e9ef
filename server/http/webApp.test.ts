import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { errorHandler } from './errorHandler.ts';
import { registerSecurityHeaders } from './securityHeaders.ts';
import { serveWebApp } from './webApp.ts';

let root: string;
let directory: string;
let app: FastifyInstance;

async function start(config: Parameters<typeof registerSecurityHeaders>[1]): Promise<void> {
  app = fastify();
  app.setErrorHandler(errorHandler);
  await registerSecurityHeaders(app, config);
  await serveWebApp(app, directory, config);
}

const LOCAL = { publicOrigin: null, firebaseProjectId: null };

const get = (url: string, accept = 'text/html,*/*') => app.inject({ url, headers: { accept } });

const PAGE = '<script nonce="CSP_NONCE"></script><style nonce="CSP_NONCE"></style>';

const put = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), content);
};

const SCRIPT = 'start();'.repeat(200);

function build(page = PAGE): void {
  put('index.html', page);
  for (const name of ['login', 'privacy', 'download', 'app', 'app/leads', '404']) {
    put(`${name}.html`, `${page}<h1>${name}</h1>`);
  }
  put('favicon.svg', '<svg/>');
  put('.fingerprint', 'abc');
  put('assets/main-abc123.js', SCRIPT);
  put('assets/main-abc123.js.br', brotliCompressSync(SCRIPT));
  put('assets/main-abc123.js.gz', gzipSync(SCRIPT));
  put('demo.mp4', 'a video');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'leadside-web-'));
  directory = join(root, 'web');
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

describe('a built web app', () => {
  beforeEach(async () => {
    build();
    await start(LOCAL);
  });

  it.each(['/', '/?from=mail', '/app/leads?status=new', '/login', '/no-such-page'])(
    'serves the page at %s with a new nonce',
    async (url) => {
      const [first, second] = [await get(url), await get(url)];
      expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(first.headers['cache-control']).toBe('private, no-cache');
      const [, nonce] = /nonce="([^"]+)"/.exec(first.body) ?? [];
      expect(first.body).toContain(PAGE.replaceAll('CSP_NONCE', nonce ?? ''));
      const policy = first.headers['content-security-policy'];
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(second.body).not.toBe(first.body);
    },
  );

  it.each([
    ['/login', 200, 'login'],
    ['/app/leads', 200, 'app/leads'],
    ['/no-such-page', 404, '404'],
    ['/login.html', 404, '404'],
    // The shell around the message has the way back to the leads.
    ['/app/no-such-page', 404, 'app'],
  ])('responds to %s with %d and the page %s', async (url, status, name) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(`<h1>${name}</h1>`);
  });

  it('lets the browser reuse an unchanged page with the policy that it came with', async () => {
    const { etag } = (await get('/')).headers;
    const again = () => app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    const unchanged = await again();
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.body).toBe('');
    expect(unchanged.headers['content-security-policy']).toBeUndefined();
    build('<p>new</p>');
    expect((await again()).body).toBe('<p>new</p>');
  });

  it('compresses pages', async () => {
    build('<p>long</p>'.repeat(1000));
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
    const response = await app.inject({ url: '/', headers });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('<p>long</p>'.repeat(1000));
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)(
    'sends the compressed file to a client that accepts %s',
    async (accepted, used, decode) => {
      const url = '/assets/main-abc123.js';
      const response = await app.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(response.headers['content-encoding']).toBe(used);
      expect(response.headers.vary).toMatch(/accept-encoding/i);
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(decode(response.rawPayload).toString()).toBe(SCRIPT);
    },
  );

  it('sends the part of a video that a player asks for', async () => {
    const response = await app.inject({ url: '/demo.mp4', headers: { range: 'bytes=2-4' } });
    expect(response.statusCode).toBe(206);
    expect(response.headers['content-range']).toBe('bytes 2-4/7');
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
    expect(response.body).toBe('vid');
  });

  it('offers the extension once it is built', async () => {
    build('<meta content="EXTENSION_ZIP">');
    expect((await get('/download')).body).toContain('<meta content="">');
    expect((await get('/extension.zip', '*/*')).statusCode).toBe(404);
    writeFileSync(join(root, 'extension.zip'), 'zip');
    expect((await get('/download')).body).toContain('<meta content="/extension.zip">');
    const response = await get('/extension.zip', '*/*');
    expect(response.body).toBe('zip');
    expect(response.headers['content-disposition']).toContain('leadside.zip');
  });

  it.each([
    ['/assets/main-old.js', 'text/html,*/*'],
    ['/missing.png', 'image/*'],
    ['/.fingerprint', '*/*'],
    ['/.well-known/oauth-protected-resource', 'text/html,*/*'],
    ['/assets/../../secret', '*/*'],
    ['/assets/%2e%2e/%2e%2e/secret', '*/*'],
  ])('responds with 404 at %s', async (url, accept) => {
    const response = await get(url, accept);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: expect.stringContaining('Nothing found at GET') });
  });
});

describe('the addresses that search engines read', () => {
  it('have the public origin', async () => {
    build('<link rel="canonical" href="SITE_ORIGIN/">');
    await start({ ...LOCAL, publicOrigin: 'https://leads.example.com' });
    expect((await get('/')).body).toBe('<link rel="canonical" href="https://leads.example.com/">');
    expect((await get('/robots.txt')).body).toContain(
      'Sitemap: https://leads.example.com/sitemap.xml',
    );
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toContain('application/xml');
    expect(sitemap.body).toContain('<loc>https://leads.example.com/privacy</loc>');
  });
});

describe('without a build', () => {
  it('says how to build', async () => {
    await start(LOCAL);
    const response = await get('/');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm run build');
  });
});

describe('the security headers', () => {
  it('allow requests to Firebase when it is the identity provider', async () => {
    await start({ publicOrigin: null, firebaseProjectId: 'leads-1' });
    expect((await get('/')).headers['content-security-policy']).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
  });

  it.each([
    ['https://leads.example.com', /^max-age=31536000/],
    ['http://leads.example.com', /^undefined$/],
  ])('require HTTPS at https origins only: %s', async (publicOrigin, expected) => {
    await start({ publicOrigin, firebaseProjectId: null });
    expect(String((await get('/')).headers['strict-transport-security'])).toMatch(expected);
  });
});
