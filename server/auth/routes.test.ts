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
import { countAttempt, forgetAttempt } from './signInAttempts.ts';
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

const toolkit = (call: string, body: unknown) =>
  callAs(server, null)('POST', `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`, body);

const signIn = (email: unknown, password: unknown = TEST_PASSWORD) =>
  toolkit('signInWithPassword', { email, password, returnSecureToken: true });

async function renew(form: Record<string, string>) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=k',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: response.statusCode, body: response.json() };
}

const refusal = (message: string) => ({
  status: 400,
  body: { error: { code: 400, message, errors: [expect.objectContaining({ message })] } },
});

const LOCKED = 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed sign-in attempts. Try again later.';

interface SignedIn {
  idToken: string;
  refreshToken: string;
}

const leadsStatus = async (token: string) =>
  (await callAs(server, { token })('GET', '/api/leads')).status;

describe('signing in', () => {
  it('answers tokens that open the API', async () => {
    const { status, body } = await signIn(` ${user.email.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body).toMatchObject({ localId: user.uid, email: user.email, expiresIn: '3600' });
    expect(await leadsStatus((body as SignedIn).idToken)).toBe(200);
  });

  it('refuses a wrong password and an unknown address in the same words', async () => {
    const expected = refusal('INVALID_LOGIN_CREDENTIALS');
    expect(await signIn(user.email, 'wrong horse')).toEqual(expected);
    expect(await signIn('nobody@example.com', 'wrong horse')).toEqual(expected);
  });

  it.each([
    ['INVALID_EMAIL', 'ana', TEST_PASSWORD],
    ['INVALID_EMAIL', '', ''],
    ['INVALID_EMAIL', 'a\0@example.com', TEST_PASSWORD],
    ['INVALID_EMAIL', 5, TEST_PASSWORD],
    ['MISSING_PASSWORD', 'ana@example.com', ''],
    ['MISSING_PASSWORD', 'ana@example.com', undefined],
    ['MISSING_PASSWORD', 'ana@example.com', ['x']],
  ])('is refused with %s', async (message, email, password) => {
    const body = { email, password };
    expect(await toolkit('signInWithPassword', body)).toEqual(refusal(message));
  });

  it.each(['null', '[]', '5', '{}'])('is refused when the body is %s', async (json) => {
    const answer = await toolkit('signInWithPassword', JSON.parse(json));
    expect(answer).toEqual(refusal('INVALID_EMAIL'));
  });

  it('leaves no password and no token behind in the database', async () => {
    const { body } = await signIn(user.email);
    const secret = (body as SignedIn).refreshToken.split('.')[1] ?? '';
    const kept = JSON.stringify([
      await server.db.select().from(accounts),
      await server.db.select().from(refreshTokens),
    ]);
    expect(kept).not.toContain(TEST_PASSWORD);
    expect(secret).toHaveLength(43);
    expect(kept).not.toContain(secret);
  });
});

describe('the lock-out', () => {
  const fail = (email: string) => signIn(email, 'wrong horse');

  it.each(['a known', 'an unknown'])('closes %s address after five failures', async (which) => {
    const email = which === 'a known' ? user.email : `nobody-${user.uid}@example.com`;
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await fail(email)).toEqual(refusal('INVALID_LOGIN_CREDENTIALS'));
    }
    expect(await fail(email)).toEqual(refusal(LOCKED));
    expect(await signIn(email.toUpperCase())).toEqual(refusal(LOCKED));
  });

  it('ends when the 15 minutes since the first failure are over', async () => {
    for (let tries = 0; tries < 6; tries += 1) await fail(user.email);
    now = new Date(now.getTime() + 14 * MINUTE);
    expect(await signIn(user.email)).toEqual(refusal(LOCKED));
    now = new Date(now.getTime() + 2 * MINUTE);
    expect(await signIn(user.email)).toMatchObject({ status: 200 });
  });

  it('forgets failures when the password was right', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await fail(user.email);
      expect(await signIn(user.email)).toMatchObject({ status: 200 });
    }
  });

  it('counts tries that arrive at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => fail(user.email)));
    const locked = answers.filter(({ body }) => JSON.stringify(body).includes('TOO_MANY'));
    expect(locked).toHaveLength(3);
  });

  it('keeps no address that was tried, and nothing for longer than it counts', async () => {
    await server.db.delete(signInAttempts);
    await fail('somebody@example.com');
    const rows = await server.db.select().from(signInAttempts);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/somebody|127\.0\.0\.1/);
    now = new Date(now.getTime() + 16 * MINUTE);
    await signIn(user.email);
    expect(await server.db.select().from(signInAttempts)).toMatchObject([{ failures: 0 }]);
  });
});

describe('the throttle of a network address', () => {
  const tryFrom = async (remoteAddress: string) => {
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
    const payload = { email: user.email, password: TEST_PASSWORD };
    const { body } = await server.app.inject({ method: 'POST', url, payload, remoteAddress });
    return body;
  };
  /** Counted as the identity counts them, without the slow look at fifty passwords. */
  const failFiftyTimes = async (addressOf: (turn: number) => string) => {
    for (let turn = 0; turn < 50; turn += 1) {
      const email = `nobody-${turn}-${user.uid}@example.com`;
      await countAttempt(server.db, { email, address: addressOf(turn) }, now);
    }
  };

  it('closes it for every account after fifty failures, and for nobody elsewhere', async () => {
    await failFiftyTimes(() => '203.0.113.7');
    expect(await tryFrom('203.0.113.7')).toContain('TOO_MANY_ATTEMPTS');
    expect(await tryFrom('203.0.113.8')).toContain('idToken');
    now = new Date(now.getTime() + 16 * MINUTE);
    expect(await tryFrom('203.0.113.7')).toContain('idToken');
  });

  it('takes the addresses of one IPv6 household for one', async () => {
    await failFiftyTimes((turn) => `2001:db8:7::${turn.toString(16)}`);
    expect(await tryFrom('2001:db8:7::ffff')).toContain('TOO_MANY');
    expect(await tryFrom('2001:db8:7:1::1')).toContain('idToken');
  });

  it('does not count those who sign in', async () => {
    for (let turn = 0; turn < 51; turn += 1) {
      const attempt = { email: user.email, address: '203.0.113.9' };
      expect(await countAttempt(server.db, attempt, now)).toBe(true);
      await forgetAttempt(server.db, attempt);
    }
  });
});

describe('renewing a sign-in', () => {
  const renewal = (refreshToken: string) =>
    renew({ grant_type: 'refresh_token', refresh_token: refreshToken });

  it('answers a new ID token as the access token', async () => {
    const { refreshToken } = (await signIn(user.email)).body as SignedIn;
    const { status, body } = await renewal(refreshToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      access_token: body.id_token,
      refresh_token: refreshToken,
      expires_in: '3600',
      user_id: user.uid,
    });
    expect(await leadsStatus(body.access_token)).toBe(200);
  });

  it('ends 30 days after the sign-in, and with the account', async () => {
    const { refreshToken } = (await signIn(user.email)).body as SignedIn;
    now = new Date(now.getTime() + 31 * 24 * 60 * MINUTE);
    expect(await renewal(refreshToken)).toEqual(refusal('INVALID_REFRESH_TOKEN'));
    const fresh = (await signIn(user.email)).body as SignedIn;
    const kept = await server.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.userId, user.uid));
    expect(kept).toHaveLength(1);
    await server.db.delete(accounts).where(eq(accounts.userId, user.uid));
    expect(await renewal(fresh.refreshToken)).toEqual(refusal('INVALID_REFRESH_TOKEN'));
  });

  it.each([
    ['INVALID_REFRESH_TOKEN', { grant_type: 'refresh_token', refresh_token: 'a.b' }],
    ['INVALID_REFRESH_TOKEN', { grant_type: 'refresh_token', refresh_token: '\0' }],
    ['MISSING_REFRESH_TOKEN', { grant_type: 'refresh_token' }],
    ['INVALID_GRANT_TYPE', { grant_type: 'password' }],
  ])('is refused with %s', async (message, form) => {
    expect(await renew(form as Record<string, string>)).toEqual(refusal(message));
  });

  it("is refused with another user's id in the token", async () => {
    const { refreshToken } = (await signIn(user.email)).body as SignedIn;
    const { uid } = await server.createUser();
    const stolen = `${uid}.${refreshToken.split('.')[1]}`;
    expect(await renewal(stolen)).toEqual(refusal('INVALID_REFRESH_TOKEN'));
  });
});

describe('looking up an account', () => {
  it('answers who the ID token belongs to', async () => {
    expect(await toolkit('lookup', { idToken: user.token })).toMatchObject({
      status: 200,
      body: { users: [{ localId: user.uid, email: user.email, emailVerified: true }] },
    });
  });

  it('refuses a token that is no good, and one whose account is gone', async () => {
    expect(await toolkit('lookup', { idToken: 'x' })).toEqual(refusal('INVALID_ID_TOKEN'));
    await server.db.delete(accounts).where(eq(accounts.userId, user.uid));
    expect(await toolkit('lookup', { idToken: user.token })).toEqual(refusal('USER_NOT_FOUND'));
  });
});

describe('an ID token', () => {
  const account = () => ({ userId: user.uid, email: user.email, displayName: null });

  it('is good for an hour', async () => {
    const key = await ensureSigningKey(server.db);
    const issued = (minutesAgo: number) => {
      const then = new Date(Date.now() - minutesAgo * MINUTE);
      return issueIdToken(key, account(), then, then);
    };
    expect(await leadsStatus(await issued(59))).toBe(200);
    expect(await leadsStatus(await issued(61))).toBe(401);
  });

  it('is refused when it is unsigned, signed otherwise, or meant for somebody else', async () => {
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

it('has one signing key, whoever asks first', async () => {
  const keys = await Promise.all([ensureSigningKey(server.db), ensureSigningKey(server.db)]);
  expect(keys[0]?.keyId).toBe(keys[1]?.keyId);
});
