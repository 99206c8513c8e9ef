import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { CreatedToken } from '#domain/contract/tokens.ts';
import { buildApp } from '../app.ts';
import { type Config, loadConfig } from '../config/config.ts';
import type { OpenDatabase } from '../db/database.ts';
import { accounts, deletedUsers, identityKeys, users } from '../db/schema.ts';
import { openChangeFeed } from '../events/changeFeed.ts';
import { callAs } from '../testing/callAs.ts';
import { cheapScrypt } from '../testing/cheapScrypt.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { addDemoAccount, DEMO_ACCOUNT } from './demoAccount.ts';
import { openIdentity } from './openIdentity.ts';
import { createFirebaseVerifier, InvalidTokenError } from './tokenVerifier.ts';

cheapScrypt();

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.db.delete(accounts);
  await database.db.delete(identityKeys);
});

/** What these servers have in common. */
const deps = () => ({ db: database.db, secret: null, webApp: '/none', logger: false }) as const;

/** Starts a server with these settings and signs in with the demo account. */
async function start(settings: Partial<Config> = {}) {
  const config = { ...loadConfig({}), ...settings };
  const { identity, hasDemo } = await openIdentity(config, database.db);
  const changes = await openChangeFeed(database);
  const app = await buildApp({ ...deps(), config, changes, identity });
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const { status } = await callAs({ app }, null)('POST', url, DEMO_ACCOUNT);
  const stored = await database.db.select().from(accounts);
  await app.close();
  return { hasDemo, signIn: status, accounts: stored.map(({ email }) => email) };
}

const WITH_DEMO = { hasDemo: true, signIn: 200, accounts: [DEMO_ACCOUNT.email] };
const WITHOUT_DEMO = { hasDemo: false, signIn: 400, accounts: [] };
const DEMO_CLOSED = { ...WITHOUT_DEMO, accounts: [DEMO_ACCOUNT.email] };

describe('the demo account', () => {
  it('is added on the first start and still there on the next', async () => {
    expect(await start()).toEqual(WITH_DEMO);
    expect(await start()).toEqual(WITH_DEMO);
  });

  it.each([
    ['on another host', { host: '0.0.0.0' }],
    ['behind a public address', { publicOrigin: 'https://leads.example.com' }],
    ['on a PostgreSQL server', { databaseUrl: 'postgres://db/leads' }],
  ])('is not added %s', async (_where, settings) => {
    expect(await start(settings)).toEqual(WITHOUT_DEMO);
  });

  it("can't sign in once the server is public", async () => {
    await start();
    expect(await start({ host: '0.0.0.0' })).toEqual(DEMO_CLOSED);
    expect(await start({ publicOrigin: 'https://leads.example.com' })).toEqual(DEMO_CLOSED);
  });
});

const PROJECT = 'leads-1';
const CLAIMS = { email: 'ana@example.com', name: 'Ana' };
let google: Awaited<ReturnType<typeof generateKeyPair>>;
let keys: ReturnType<typeof createLocalJWKSet>;
beforeAll(async () => {
  google = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(google.publicKey)), kid: 'key-1', alg: 'RS256' };
  keys = createLocalJWKSet({ keys: [jwk] });
});

/** The claims that a Firebase project adds. */
const withClaims = <Jwt extends SignJWT | UnsecuredJWT>(
  jwt: Jwt,
  { audience = PROJECT, subject = 'user-1', issued = 'now', expires = '1h' } = {},
) =>
  jwt
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(issued === 'now' ? undefined : issued)
    .setExpirationTime(expires) as Jwt;

const token = ({
  claims = CLAIMS as object,
  alg = 'RS256',
  kid = 'key-1',
  key = google.privateKey as CryptoKey | Uint8Array,
  ...set
}: {
  claims?: object;
  alg?: string;
  kid?: string;
  key?: CryptoKey | Uint8Array;
} & Parameters<typeof withClaims>[1] = {}): Promise<string> =>
  withClaims(new SignJWT({ ...claims }), set)
    .setProtectedHeader({ alg, kid })
    .sign(key);

describe('with a Firebase project', () => {
  it('the server adds no accounts and has no identity operations', async () => {
    await addDemoAccount(database.db);
    const result = await start({ firebaseProjectId: 'leads-1' });
    expect(result).toEqual({ ...DEMO_CLOSED, signIn: 404 });
  });

  it('access tokens work, and no token from before the deletion of the account adds data again', async () => {
    const config = { ...loadConfig({}), firebaseProjectId: 'leads-1' };
    const { db } = database;
    const { identity } = await openIdentity(config, db, keys);
    const changes = await openChangeFeed(database);
    const app = await buildApp({ ...deps(), config, changes, identity });
    const asSignedInAt = async (at: number) =>
      callAs({ app }, { token: await token({ claims: { auth_time: Math.floor(at / 1000) } }) });
    const lead = { title: 'Engineer', company: 'Aldermoor Labs' };
    const oldToken = await asSignedInAt(Date.now() - 60_000);
    expect(await oldToken('POST', '/api/leads', lead)).toMatchObject({ status: 201 });
    const script = { name: 'Script', access: 'read', days: 30 };
    const { body } = await oldToken('POST', '/api/tokens', script);
    const accessToken = callAs({ app }, (body as { data: CreatedToken }).data);
    const list = { status: 200, body: { total: 1 } };
    expect(await accessToken('GET', '/api/leads')).toMatchObject(list);
    expect(await oldToken('DELETE', '/api/user')).toMatchObject({ status: 204 });
    expect(await oldToken('POST', '/api/leads', lead)).toMatchObject({ status: 401 });
    expect(await accessToken('GET', '/api/leads')).toMatchObject({ status: 401 });
    expect(await db.$count(users)).toBe(0);
    const newToken = await asSignedInAt(Date.now() + 60_000);
    expect(await newToken('GET', '/api/leads')).toMatchObject({ status: 200, body: { total: 0 } });
    expect(JSON.stringify(await db.select().from(deletedUsers))).not.toContain('user-1');
    await app.close();
  });
});

describe('the ID token of a Firebase project', () => {
  const verify = (jwt: string) => createFirebaseVerifier(PROJECT, keys)(jwt);

  it('names its user', async () => {
    expect(await verify(await token())).toMatchObject({
      uid: 'user-1',
      email: 'ana@example.com',
      displayName: 'Ana',
    });
  });

  it.each([
    ['expired', () => token({ expires: '-1s' })],
    ['issued in the future', () => token({ issued: '4y', expires: '5y' })],
    ['issued for another project', () => token({ audience: 'leads-2' })],
    ['signed with an unknown key', () => token({ kid: 'key-2' })],
    ['without a user', () => token({ subject: '' })],
    ['forged', async () => token({ key: (await generateKeyPair('RS256')).privateKey })],
    ['unsigned', async () => withClaims(new UnsecuredJWT(CLAIMS)).encode()],
    ['signed with a shared secret', () => token({ alg: 'HS256', key: new Uint8Array(32) })],
  ])('is rejected when it is %s', async (_why, make) => {
    await expect(verify(await make())).rejects.toThrow(InvalidTokenError);
  });

  it('throws the original error when the keys are unreachable', async () => {
    const unreachable = createFirebaseVerifier(PROJECT, () => {
      throw new TypeError('fetch failed');
    });
    await expect(unreachable(await token())).rejects.toThrow(new TypeError('fetch failed'));
  });
});
