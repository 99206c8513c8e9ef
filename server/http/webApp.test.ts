import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { errorHandler } from './errorHandler.ts';
import { registerSecurityHeaders } from './securityHeaders.ts';
import { serveWebApp } from './webApp.ts';

let directory: string;
let app: FastifyInstance;

async function start(config: Parameters<typeof registerSecurityHeaders>[1]): Promise<void> {
  app = fastify();
  app.setErrorHandler(errorHandler);
  await registerSecurityHeaders(app, config);
  await serveWebApp(app, directory);
}

const LOCAL = { publicOrigin: null, firebaseProjectId: null };

const get = (url: string, accept = 'text/html,*/*') => app.inject({ url, headers: { accept } });

const PAGE = '<script nonce="CSP_NONCE"></script><style nonce="CSP_NONCE"></style>';

function build(page = PAGE): void {
  mkdirSync(join(directory, 'assets'), { recursive: true });
  writeFileSync(join(directory, 'index.html'), page);
  writeFileSync(join(directory, 'favicon.svg'), '<svg/>');
  writeFileSync(join(directory, '.fingerprint'), 'abc');
  writeFileSync(join(directory, 'assets/main-abc123.js'), 'start()');
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'leadside-web-'));
});
afterEach(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

describe('a built web app', () => {
  beforeEach(async () => {
    build();
    await start(LOCAL);
  });

  it.each(['/', '/index.html', '/app/leads?status=new', '/login', '/no-such-page'])(
    'serves the page at %s with a new nonce',
    async (url) => {
      const [first, second] = [await get(url), await get(url)];
      expect(first.statusCode).toBe(200);
      expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(first.headers['cache-control']).toBe('no-cache');
      const [, nonce] = /nonce="([^"]+)"/.exec(first.body) ?? [];
      expect(first.body).toBe(PAGE.replaceAll('CSP_NONCE', nonce ?? ''));
      const policy = first.headers['content-security-policy'];
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(second.body).not.toBe(first.body);
    },
  );

  it('serves a new build without a restart', async () => {
    build('<p>new</p>');
    expect((await get('/')).body).toBe('<p>new</p>');
  });

  it('caches hashed files for a year and revalidates others', async () => {
    const asset = await get('/assets/main-abc123.js', '*/*');
    expect(asset.body).toBe('start()');
    expect(asset.headers['content-type']).toContain('javascript');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await get('/favicon.svg', 'image/*');
    expect(icon.headers['cache-control']).toBe('no-cache');
    expect(icon.headers.etag).toBeDefined();
  });

  it.each([
    ['/assets/main-old.js', 'text/html,*/*'],
    ['/missing.png', 'image/*'],
    ['/.fingerprint', '*/*'],
    ['/assets/../../secret', '*/*'],
    ['/assets/%2e%2e/%2e%2e/secret', '*/*'],
  ])('responds with 404 at %s', async (url, accept) => {
    const response = await get(url, accept);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: expect.stringContaining('Nothing found at GET') });
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
