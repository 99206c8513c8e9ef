import { eq } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT } from 'jose';
import { accounts, refreshTokens, signInAttempts } from '../db/schema.ts';
import { callAs } from '../testing/callAs.ts';
import { cheapScrypt } from '../testing/cheapScrypt.ts';
import {
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts';
import { issueIdToken } from './idTokens.ts';
import { clearAttempt, countAttempt } from './signInAttempts.ts';
import { ensureSigningKey } from './signingKey.ts';

cheapScrypt();

const MINUTE = 60_000;
let server: TestServer;
let user: TestUser;
let now: Date;

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date();
  user = await server.createUser();
});

const toolkit = (operation: string, body: unknown) => {
  const path = `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`;
  return callAs(server, null)('POST', path, body);
};

const signIn = (email: unknown, password: unknown = TEST_PASSWORD) =>
  toolkit('signInWithPassword', { email, password, returnSecureToken: true });

async function requestToken(form: Record<string, string>) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=k',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: response.statusCode, body: response.json() };
}

const identityError = (message: string) => ({
  status: 400,
  body: { error: { code: 400, message, errors: [expect.objectContaining({ message })] } },
});

const LOCKED = 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed sign-in attempts. Try again later.';

interface Tokens {
  idToken: string;
  refreshToken: string;
}

const leadsStatus = async (token: string) =>
  (await callAs(server, { token })('GET', '/api/leads')).status;

describe('signing in', () => {
  it('returns tokens that the API accepts', async () => {
    const { status, body } = await signIn(` ${user.email.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body).toMatchObject({ localId: user.uid, email: user.email, expiresIn: '3600' });
    expect(await leadsStatus((body as Tokens).idToken)).toBe(200);
  });

  it('returns the same error for a wrong password and an unknown email', async () => {
    const expected = identityError('INVALID_LOGIN_CREDENTIALS');
    expect(await signIn(user.email, 'wrong horse')).toEqual(expected);
    expect(await signIn('unknown@example.com', 'wrong horse')).toEqual(expected);
  });

  it.each([
    ['INVALID_EMAIL', 'ana', TEST_PASSWORD],
    ['INVALID_EMAIL', '', ''],
    ['INVALID_EMAIL', 'a\0@example.com', TEST_PASSWORD],
    ['INVALID_EMAIL', 5, TEST_PASSWORD],
    ['MISSING_PASSWORD', 'ana@example.com', ''],
    ['MISSING_PASSWORD', 'ana@example.com', undefined],
    ['MISSING_PASSWORD', 'ana@example.com', ['x']],
  ])('fails with %s', async (message, email, password) => {
    const body = { email, password };
    expect(await toolkit('signInWithPassword', body)).toEqual(identityError(message));
  });

  it.each(['null', '[]', '5', '{}'])('fails when the body is %s', async (json) => {
    const response = await toolkit('signInWithPassword', JSON.parse(json));
    expect(response).toEqual(identityError('INVALID_EMAIL'));
  });

  it('stores neither the password nor the refresh token in plain text', async () => {
    const { body } = await signIn(user.email);
    const secret = (body as Tokens).refreshToken.split('.')[1] ?? '';
    const stored = JSON.stringify([
      await server.db.select().from(accounts),
      await server.db.select().from(refreshTokens),
    ]);
    expect(stored).not.toContain(TEST_PASSWORD);
    expect(secret).toHaveLength(43);
    expect(stored).not.toContain(secret);
  });
});

describe('the lockout of an email', () => {
  const fail = (email: string) => signIn(email, 'wrong horse');

  it.each(['a known', 'an unknown'])('locks %s email after five failures', async (which) => {
    const email = which === 'a known' ? user.email : `unknown-${user.uid}@example.com`;
    for (let attempts = 0; attempts < 5; attempts += 1) {
      expect(await fail(email)).toEqual(identityError('INVALID_LOGIN_CREDENTIALS'));
    }
    expect(await fail(email)).toEqual(identityError(LOCKED));
    expect(await signIn(email.toUpperCase())).toEqual(identityError(LOCKED));
  });

  it('ends 15 minutes after the first failure', async () => {
    for (let attempts = 0; attempts < 6; attempts += 1) await fail(user.email);
    now = new Date(now.getTime() + 14 * MINUTE);
    expect(await signIn(user.email)).toEqual(identityError(LOCKED));
    now = new Date(now.getTime() + 2 * MINUTE);
    expect(await signIn(user.email)).toMatchObject({ status: 200 });
  });

  it('clears the failures after a successful sign-in', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let attempts = 0; attempts < 4; attempts += 1) await fail(user.email);
      expect(await signIn(user.email)).toMatchObject({ status: 200 });
    }
  });

  it('counts concurrent attempts', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => fail(user.email)));
    const locked = responses.filter(({ body }) => JSON.stringify(body).includes('TOO_MANY'));
    expect(locked).toHaveLength(3);
  });

  it('stores only hashes, and deletes them when the window ends', async () => {
    await server.db.delete(signInAttempts);
    await fail('typo@example.com');
    const rows = await server.db.select().from(signInAttempts);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/typo|127\.0\.0\.1/);
    now = new Date(now.getTime() + 16 * MINUTE);
    await signIn(user.email);
    expect(await server.db.select().from(signInAttempts)).toMatchObject([{ failures: 0 }]);
  });
});

describe('the lockout of an IP address', () => {
  const signInFrom = async (remoteAddress: string) => {
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
    const payload = { email: user.email, password: TEST_PASSWORD };
    const { body } = await server.app.inject({ method: 'POST', url, payload, remoteAddress });
    return body;
  };
  /** Counts the failures directly, without hashing fifty passwords. */
  const failFiftyTimes = async (ipAddressOf: (index: number) => string) => {
    for (let index = 0; index < 50; index += 1) {
      const email = `unknown-${index}-${user.uid}@example.com`;
      await countAttempt(server.db, { email, ipAddress: ipAddressOf(index) }, now);
    }
  };

  it('blocks every account from that address after fifty failures', async () => {
    await failFiftyTimes(() => '203.0.113.7');
    expect(await signInFrom('203.0.113.7')).toContain('TOO_MANY_ATTEMPTS');
    expect(await signInFrom('203.0.113.8')).toContain('idToken');
    now = new Date(now.getTime() + 16 * MINUTE);
    expect(await signInFrom('203.0.113.7')).toContain('idToken');
  });

  it('counts an IPv6 /64 network as one address', async () => {
    await failFiftyTimes((index) => `2001:db8:7::${index.toString(16)}`);
    expect(await signInFrom('2001:db8:7::ffff')).toContain('TOO_MANY');
    expect(await signInFrom('2001:db8:7:1::1')).toContain('idToken');
  });

  it('ignores successful sign-ins', async () => {
    for (let count = 0; count < 51; count += 1) {
      const attempt = { email: user.email, ipAddress: '203.0.113.9' };
      expect(await countAttempt(server.db, attempt, now)).toBe(true);
      await clearAttempt(server.db, attempt);
    }
  });
});

describe('refreshing a token', () => {
  const refresh = (refreshToken: string) =>
    requestToken({ grant_type: 'refresh_token', refresh_token: refreshToken });

  it('returns a new ID token', async () => {
    const { refreshToken } = (await signIn(user.email)).body as Tokens;
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      access_token: body.id_token,
      refresh_token: refreshToken,
      expires_in: '3600',
      user_id: user.uid,
    });
    expect(await leadsStatus(body.access_token)).toBe(200);
  });

  it('fails 30 days after the sign-in and when the account is deleted', async () => {
    const { refreshToken } = (await signIn(user.email)).body as Tokens;
    now = new Date(now.getTime() + 31 * 24 * 60 * MINUTE);
    expect(await refresh(refreshToken)).toEqual(identityError('INVALID_REFRESH_TOKEN'));
    const fresh = (await signIn(user.email)).body as Tokens;
    const stored = await server.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.userId, user.uid));
    expect(stored).toHaveLength(1);
    await server.db.delete(accounts).where(eq(accounts.userId, user.uid));
    expect(await refresh(fresh.refreshToken)).toEqual(identityError('INVALID_REFRESH_TOKEN'));
  });

  it.each([
    ['INVALID_REFRESH_TOKEN', { grant_type: 'refresh_token', refresh_token: 'a.b' }],
    ['INVALID_REFRESH_TOKEN', { grant_type: 'refresh_token', refresh_token: '\0' }],
    ['MISSING_REFRESH_TOKEN', { grant_type: 'refresh_token' }],
    ['INVALID_GRANT_TYPE', { grant_type: 'password' }],
  ])('fails with %s', async (message, form) => {
    expect(await requestToken(form as Record<string, string>)).toEqual(identityError(message));
  });

  it("fails with another user's id in the token", async () => {
    const { refreshToken } = (await signIn(user.email)).body as Tokens;
    const { uid } = await server.createUser();
    const stolen = `${uid}.${refreshToken.split('.')[1]}`;
    expect(await refresh(stolen)).toEqual(identityError('INVALID_REFRESH_TOKEN'));
  });
});

describe('looking up an account', () => {
  it('returns the user that the ID token belongs to', async () => {
    expect(await toolkit('lookup', { idToken: user.token })).toMatchObject({
      status: 200,
      body: { users: [{ localId: user.uid, email: user.email, emailVerified: true }] },
    });
  });

  it('rejects an invalid token and the token of a deleted account', async () => {
    expect(await toolkit('lookup', { idToken: 'x' })).toEqual(identityError('INVALID_ID_TOKEN'));
    await server.db.delete(accounts).where(eq(accounts.userId, user.uid));
    expect(await toolkit('lookup', { idToken: user.token })).toEqual(
      identityError('USER_NOT_FOUND'),
    );
  });
});

describe('an ID token', () => {
  const account = () => ({ userId: user.uid, email: user.email, displayName: null });

  it('is valid for an hour', async () => {
    const key = await ensureSigningKey(server.db);
    const issued = (minutesAgo: number) => {
      const then = new Date(Date.now() - minutesAgo * MINUTE);
      return issueIdToken(key, account(), then, then);
    };
    expect(await leadsStatus(await issued(59))).toBe(200);
    expect(await leadsStatus(await issued(61))).toBe(401);
  });

  it('is rejected when unsigned, signed with another algorithm or issued for another audience', async () => {
    const { privateKey, keyId } = await ensureSigningKey(server.db);
    const claims = (jwt: SignJWT | UnsecuredJWT, audience = 'leadside') =>
      jwt
        .setIssuer('leadside')
        .setAudience(audience)
        .setSubject(user.uid)
        .setIssuedAt()
        .setExpirationTime('1h');
    const signed = (alg: string, audience?: string) => {
      const jwt = new SignJWT({}).setProtectedHeader({ alg, kid: keyId });
      claims(jwt, audience);
      return jwt.sign(alg === 'HS256' ? new Uint8Array(32) : privateKey);
    };
    const unsigned = new UnsecuredJWT({});
    claims(unsigned);
    expect(await leadsStatus(await signed('ES256'))).toBe(200);
    expect(await leadsStatus(await signed('ES256', 'other'))).toBe(401);
    expect(await leadsStatus(await signed('HS256'))).toBe(401);
    expect(await leadsStatus(unsigned.encode())).toBe(401);
  });
});

it('creates one signing key for concurrent starts', async () => {
  const keys = await Promise.all([ensureSigningKey(server.db), ensureSigningKey(server.db)]);
  expect(keys[0]?.keyId).toBe(keys[1]?.keyId);
});
