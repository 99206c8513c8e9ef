import { eq } from 'drizzle-orm';
import { accounts, passkeys, providerIdentities } from '../db/schema.ts';
import { callAs } from '../testing/callAs.ts';
import { cheapScrypt } from '../testing/cheapScrypt.ts';
import { identityCalls, identityError } from '../testing/identityCalls.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { startTestServer, TEST_PASSWORD } from '../testing/testServer.ts';
import { link, reset } from './accountCommands.ts';
import { NO_PASSWORD_HASH } from './password.ts';
import { issueSignInCode } from './signInCodes.ts';

cheapScrypt();

const NEW_PASSWORD = 'violet tram 42';
const ORIGIN = 'https://leads.example.com';

const oidc = {
  issuer: 'https://id.example.com/realms/a',
  clientId: 'leadside',
  clientSecret: null,
  name: 'Example ID',
  allow: ['*'],
  trustsEmail: false,
  emailClaim: 'email',
};

let now = new Date();
const { server, user, call, dataOf } = suiteServer({
  config: { oidc, publicOrigin: ORIGIN },
  now: () => now,
});
beforeEach(() => {
  now = new Date();
});

const { toolkit, leadsStatus } = identityCalls(() => server);
const enter = (token: string) => toolkit('signInWithCustomToken', { token });
const anyone = (...request: Parameters<typeof call>) => callAs(server, null)(...request);

async function linkCode(email = user.email) {
  const [, code = ''] = /#code=([\w-]{43})\n/.exec(await link(server.db, email, ORIGIN)) ?? [];
  return code;
}

const setPassword = (currentPassword: string, newPassword = NEW_PASSWORD) =>
  call('PUT', '/api/auth/password', { currentPassword, newPassword });

const resetPassword = () => reset(server.db, user.email, async () => NEW_PASSWORD);

const withoutPassword = () =>
  server.db
    .update(accounts)
    .set({ passwordHash: NO_PASSWORD_HASH })
    .where(eq(accounts.userId, user.uid));

const bind = (issuer: string, subject = crypto.randomUUID()) =>
  server.db
    .insert(providerIdentities)
    .values({ issuer, subject, userId: user.uid, email: 'ada@id.example' });

describe("an operator's link", () => {
  it('says whose account it is, and signs in once', async () => {
    const code = await linkCode();
    for (const _look of [1, 2]) {
      expect(await anyone('POST', '/api/auth/code', { code })).toEqual({
        status: 200,
        body: { data: { email: user.email } },
      });
    }
    expect(await enter(code)).toMatchObject({ status: 200, body: { email: user.email } });
    expect(await anyone('POST', '/api/auth/code', { code })).toMatchObject({ status: 400 });
    expect(await enter(code)).toEqual(identityError('INVALID_CUSTOM_TOKEN'));
  });

  it.each([
    ['the user changes the password', () => setPassword(TEST_PASSWORD)],
    ['the operator resets it', resetPassword],
    [
      'the user sets a first one',
      async () => {
        await withoutPassword();
        const code = await linkCode();
        await setPassword('');
        return enter(code);
      },
    ],
  ])('ends, as every code does, when %s', async (_when, act) => {
    const codes = [await linkCode(), (await issueSignInCode(server.db, user.uid)) ?? ''];
    await act();
    for (const code of codes) {
      expect(await anyone('POST', '/api/auth/code', { code })).toMatchObject({ status: 400 });
      expect(await enter(code)).toEqual(identityError('INVALID_CUSTOM_TOKEN'));
    }
  });
});

it("an operator's reset ends everything that could sign in", async () => {
  await bind(oidc.issuer);
  const passkey = { id: crypto.randomUUID(), credentialId: 'x', name: 'Phone', counter: 0 };
  await server.db
    .insert(passkeys)
    .values({ userId: user.uid, ...passkey, publicKey: new Uint8Array(1) });
  await resetPassword();
  expect(await leadsStatus(user.token)).toBe(401);
  for (const table of [providerIdentities, passkeys]) {
    expect(await server.db.$count(table, eq(table.userId, user.uid))).toBe(0);
  }
});

it('lists and removes what is bound, of the user alone', async () => {
  await bind(`${oidc.issuer}/`);
  await bind('https://old.example/realm');
  const [current, old] = await dataOf<{ id: string }[]>('GET', '/api/auth/identities');
  expect(current).toMatchObject({
    provider: 'Example ID',
    email: 'ada@id.example',
    canSignIn: true,
  });
  expect(old).toMatchObject({ provider: 'old.example', canSignIn: false });
  const path = `/api/auth/identities/${old?.id}`;
  const other = callAs(server, await server.createUser());
  expect(await other('DELETE', path)).toMatchObject({ status: 404 });
  expect(await call('DELETE', path)).toMatchObject({ status: 204 });
  expect(await call('DELETE', path)).toMatchObject({ status: 404 });
  expect(await dataOf('GET', '/api/auth/identities')).toEqual([current]);
});

describe('a new way to sign in', () => {
  it('needs a recent sign-in', async () => {
    await withoutPassword();
    now = new Date(now.getTime() + 11 * 60_000);
    const options = () => call('POST', '/api/auth/passkeys/options', {});
    for (const add of [options, () => setPassword('')]) {
      expect(await add()).toMatchObject({
        status: 403,
        body: { error: expect.stringMatching(/^Sign in again/) },
      });
    }
    now = new Date();
    expect(await options()).toMatchObject({ status: 200 });
    expect(await setPassword('')).toMatchObject({ status: 204 });
  });

  it("can't be a password where the server has none", async () => {
    const database = { listen: async () => {}, db: server.db, close: async () => {} };
    const config = { passwordSignIn: false };
    const other = await startTestServer({ config, database });
    const passwords = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    const change = () => callAs(other, user)('PUT', '/api/auth/password', passwords);
    expect(await change()).toMatchObject({ status: 403 });
    await withoutPassword();
    expect(await change()).toMatchObject({ status: 403 });
    await other.app.close();
  });
});

it.each([
  ['an object', {}],
  ['an object that is no text', { toString: 1 }],
  ['a list', ['x']],
  ['a NUL byte', 'x\0'],
  ['half a character', '\ud800'],
  ['nothing', undefined],
  ['too much', 'x'.repeat(1_365)],
])('rejects a passkey whose id is %s', async (_what, id) => {
  const credential = { id, rawId: id, type: 'public-key', response: { clientDataJSON: {} } };
  expect((await anyone('POST', '/api/auth/passkey', { credential })).status).toBe(400);
  const added = await call('POST', '/api/auth/passkeys', { name: 'Phone', credential });
  expect(added.status).toBe(400);
});

it('names the address where a provider and passkeys work', async () => {
  const { body } = await anyone('GET', '/api/auth/methods');
  expect(body).toEqual({
    data: { passwords: true, provider: { name: 'Example ID' }, origin: ORIGIN },
  });
});
