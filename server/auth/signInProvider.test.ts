import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accounts, oneTimeSecrets, providerIdentities } from '../db/schema.ts';
import { loggerOptions } from '../http/logger.ts';
import { callAs } from '../testing/callAs.ts';
import { CLIENT, startFakeProvider } from '../testing/fakeProvider.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { addAccount } from './repository.ts';

/** Who signs in at the provider, until the next test. */
const SETTINGS = { ...CLIENT, trustsEmail: false, emailClaim: 'email' };

let person: Record<string, unknown>;
let provider: Awaited<ReturnType<typeof startFakeProvider>>;
let server: TestServer;
let origin: string;
let logged = '';

const ADA = { sub: 'ada', email: 'Ada@Example.com', email_verified: true, name: 'Ada Lovelace' };

const OTHER = { ...ADA, email: 'ada@other.example' };

const addressOf = (listening: Server) =>
  `http://localhost:${(listening.address() as AddressInfo).port}`;

beforeAll(async () => {
  // The provider advises against its settings for development, and has experimental key types.
  for (const method of ['info', 'warn'] as const) jest.spyOn(console, method).mockReturnValue();
  jest.spyOn(process, 'emitWarning').mockReturnValue();
  provider = await startFakeProvider(() => person);
  const { issuer } = provider;
  const allow = ['example.com', 'groups=hiring'];
  server = await startTestServer({
    config: { oidc: { ...SETTINGS, issuer, allow, name: 'Example ID' } },
    logger: { ...loggerOptions, stream: { write: (line: string) => (logged += line) } },
  });
  await server.app.listen({ port: 0 });
  origin = addressOf(server.app.server);
  provider.serve(origin);
});

afterAll(async () => {
  await server.close();
  provider.close();
  jest.restoreAllMocks();
});

beforeEach(async () => {
  person = ADA;
  await server.db.delete(accounts);
  await server.db.delete(oneTimeSecrets);
});

/** A browser that follows redirects by itself, with its cookies, up to the login page. */
async function browse(start = '/auth/provider', cookies = new Map<string, string>()) {
  let url = new URL(start, origin);
  for (let step = 0; step < 12 && url.pathname !== '/login'; step += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`${response.status} at ${url.href}`);
    url = new URL(next, url);
  }
  return url;
}

const codeOf = (url: URL) => new URLSearchParams(url.hash.slice(1)).get('code') ?? '';
const enter = (token: string) =>
  callAs(server, null)(
    'POST',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken',
    { token },
  );

it('signs in a person of an allowed domain, again with the same account, and each code once', async () => {
  const code = codeOf(await browse());
  const first = await enter(code);
  expect(first).toMatchObject({ status: 200, body: { email: 'ada@example.com' } });
  expect(await enter(code)).toMatchObject({ status: 400 });
  const second = await enter(codeOf(await browse()));
  expect(second.body).toMatchObject({ localId: (first.body as { localId: string }).localId });
});

it('stays bound to the person when the email address changes', async () => {
  const { body } = await enter(codeOf(await browse()));
  person = { ...ADA, email: 'lovelace@example.com' };
  expect((await enter(codeOf(await browse()))).body).toMatchObject({
    localId: (body as { localId: string }).localId,
  });
});

it('binds the account with the verified address, and rejects another person with that address', async () => {
  const known = await addAccount(server.db, { email: 'ada@example.com', passwordHash: 'x' });
  expect((await enter(codeOf(await browse()))).body).toMatchObject({ localId: known?.userId });
  person = { ...ADA, sub: 'another-ada' };
  expect((await browse()).hash).toBe('#problem=not-allowed');
});

it('sets a password without a current one, once', async () => {
  const { body } = await enter(codeOf(await browse()));
  const call = callAs(server, { token: (body as { idToken: string }).idToken });
  const set = (newPassword: string) =>
    call('PUT', '/api/auth/password', { currentPassword: '', newPassword });
  expect((await call('GET', '/api/auth/password')).body).toEqual({ data: 'none' });
  expect((await set('violet tram 42')).status).toBe(204);
  expect((await call('GET', '/api/auth/password')).body).toEqual({ data: 'set' });
  expect((await set('orange ferry 17')).status).toBe(400);
});

it.each([
  [
    'a confirmation from another answer than the address',
    { email_verified: undefined, idToken: { email_verified: true } },
    'no-email',
  ],
  ['an id with a NUL byte', { sub: 'ada\0' }, 'invalid'],
  ['an address that is not verified', { email_verified: false }, 'no-email'],
  ['no address', { email: undefined }, 'no-email'],
  ['another domain', { email: 'ada@example.com.evil.example' }, 'not-allowed'],
  ['a sign-in that was canceled', { denies: true }, 'canceled'],
])('rejects %s', async (_what, claims, problem) => {
  person = { ...ADA, ...claims };
  expect((await browse()).hash).toBe(`#problem=${problem}`);
  expect(await server.db.$count(providerIdentities)).toBe(0);
});

it.each([
  ['in the user information', { groups: ['staff', 'hiring'] }],
  ['there, with the rest in the ID token', { groups: ['hiring'], idToken: OTHER }],
])('lets in the holder of an allowed claim %s', async (_where, claims) => {
  person = { ...OTHER, ...claims };
  expect((await enter(codeOf(await browse()))).status).toBe(200);
});

it('logs the names of the claims that came, without their values', async () => {
  person = { ...ADA, email: 'ada@other.example', idToken: { groups: ['staff'] } };
  logged = '';
  expect((await browse()).hash).toBe('#problem=not-allowed');
  expect(logged).toMatch(/"claims":"sub, groups, [^"]*","userInfoClaims":"[^"]*email_verified/);
  expect(logged).not.toMatch(/ada@|staff/);
});

describe('an address of the provider', () => {
  let listening: Server;
  let tenant: string;
  beforeAll(async () => {
    listening = createServer((_request, response) => {
      const metadata = { issuer: `${tenant}/`, authorization_endpoint: `${tenant}/authorize` };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(metadata));
    });
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    tenant = `${addressOf(listening)}/tenant`;
  });
  afterAll(() => listening.close());

  const startAt = async (issuer: string) => {
    const config = { oidc: { ...SETTINGS, issuer, allow: ['*'], name: 'Example ID' } };
    const database = { listen: async () => {}, db: server.db, close: async () => {} };
    const { app } = await startTestServer({ config, database });
    const { headers } = await app.inject('/auth/provider');
    await app.close();
    return String(headers.location);
  };

  it('may differ by its last slash', async () => {
    expect(await startAt(tenant)).toContain(`${tenant}/authorize?`);
    expect(await startAt(`${tenant}/`)).toContain(`${tenant}/authorize?`);
  });

  it('is shown beside that of the settings when it differs more', async () => {
    const configured = `${tenant}/other`;
    const [, shown] = (await startAt(configured)).split('#');
    expect(Object.fromEntries(new URLSearchParams(shown))).toEqual({
      problem: 'issuer',
      configured,
      said: `${tenant}/`,
    });
  });
});

it("rejects a way back that another browser began, or that's used twice", async () => {
  const cookies = new Map<string, string>();
  const response = await fetch(new URL('/auth/provider', origin), { redirect: 'manual' });
  const start = response.headers.get('location') ?? '';
  const state = new URL(start).searchParams.get('state') ?? '';
  const back = `/auth/provider/callback?code=x&state=${state}`;
  expect((await browse(back, cookies)).hash).toBe('#problem=expired');
  cookies.set('leadside-sign-in', state);
  expect((await browse(back, cookies)).hash).toBe('#problem=invalid');
  cookies.set('leadside-sign-in', state);
  expect((await browse(back, cookies)).hash).toBe('#problem=expired');
});

it('tells the side panel from the web app', async () => {
  const url = await browse('/auth/provider?for=panel');
  expect(url.search).toBe('?for=panel');
  expect(codeOf(url)).toMatch(/^[\w-]{43}$/);
});
