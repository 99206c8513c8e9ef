import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { accounts, sessions } from '../db/schema.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { callAs } from '../testing/callAs.ts';
import { cheapScrypt } from '../testing/cheapScrypt.ts';
import { eventsOf } from '../testing/eventsOf.ts';
import { respondWith } from '../testing/fakeModel.ts';
import { identityCalls, identityError, type Tokens } from '../testing/identityCalls.ts';
import { suiteServerWithModel } from '../testing/suiteServer.ts';
import { TEST_PASSWORD } from '../testing/testServer.ts';
import { add, list, remove, reset } from './accountCommands.ts';
import { issueIdToken } from './idTokens.ts';
import { ensureSigningKey } from './signingKey.ts';

cheapScrypt();

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
let now: Date;
const { server, user, model } = suiteServerWithModel({ now: () => now });

beforeEach(async () => {
  now = new Date();
});

const { toolkit, signIn, newSession, refresh, requestToken, leadsStatus } = identityCalls(
  () => server,
);

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
    ['INVALID_EMAIL', 'a\0@example.com', TEST_PASSWORD],
    ['MISSING_PASSWORD', 'ana@example.com', ''],
    ['MISSING_PASSWORD', 'ana@example.com', ['x']],
  ])('fails with %s', async (message, email, password) => {
    const body = { email, password };
    expect(await toolkit('signInWithPassword', body)).toEqual(identityError(message));
  });

  it('stores no password in plain text', async () => {
    const stored = JSON.stringify(await server.db.select().from(accounts));
    expect(stored).not.toContain(TEST_PASSWORD);
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    undefined,
  ])('takes no form, which other pages can send: %s', async (contentType) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
      headers: contentType === undefined ? {} : { 'content-type': contentType },
      payload: `email=${user.email}&password=${TEST_PASSWORD}`,
    });
    expect(response.statusCode).toBe(415);
  });
});

describe('looking up an account', () => {
  it('rejects an invalid token and the token of a deleted account', async () => {
    expect(await toolkit('lookup', { idToken: 'x' })).toEqual(identityError('INVALID_ID_TOKEN'));
    await server.db.delete(accounts).where(eq(accounts.userId, user.uid));
    expect(await toolkit('lookup', { idToken: user.token })).toEqual(
      identityError('TOKEN_EXPIRED'),
    );
  });
});

describe('an ID token', () => {
  const account = () => ({ userId: user.uid, email: user.email, displayName: null });

  it('is valid for an hour', async () => {
    const key = await ensureSigningKey(server.db);
    const session = { id: decodeJwt(user.token).sid as string, signedInAt: now };
    const issued = (minutesAgo: number) => {
      const then = new Date(Date.now() - minutesAgo * MINUTE);
      return issueIdToken(key, account(), session, then);
    };
    expect(await leadsStatus(await issued(59))).toBe(200);
    expect(await leadsStatus(await issued(61))).toBe(401);
  });

  it('needs a session that has not ended', async () => {
    const key = await ensureSigningKey(server.db);
    const session = { id: randomUUID(), signedInAt: now };
    expect(await leadsStatus(await issueIdToken(key, account(), session))).toBe(401);
  });

  it('is rejected when unsigned, signed with another algorithm or issued for another audience', async () => {
    const { sid } = decodeJwt(user.token);
    const { privateKey, keyId } = await ensureSigningKey(server.db);
    const claims = (jwt: SignJWT | UnsecuredJWT, audience = 'leadside') =>
      jwt
        .setIssuer('leadside')
        .setAudience(audience)
        .setSubject(user.uid)
        .setIssuedAt()
        .setExpirationTime('1h');
    const signed = (alg: string, audience?: string) => {
      const jwt = new SignJWT({ sid }).setProtectedHeader({ alg, kid: keyId });
      claims(jwt, audience);
      return jwt.sign(alg === 'HS256' ? new Uint8Array(32) : privateKey);
    };
    const unsigned = new UnsecuredJWT({ sid });
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

const NEW_PASSWORD = 'violet tram 42';

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

const ownSessions = () => server.db.select().from(sessions).where(eq(sessions.userId, user.uid));
const ENDED = identityError('TOKEN_EXPIRED');

describe('a refresh token', () => {
  it('is replaced when it is used, with a new ID token', async () => {
    const { refreshToken } = await newSession(user.email);
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      access_token: body.id_token,
      expires_in: '3600',
      user_id: user.uid,
    });
    expect(body.refresh_token).not.toBe(refreshToken);
    expect(await leadsStatus(body.access_token)).toBe(200);
    later(DAY);
    expect(await refresh(body.refresh_token)).toMatchObject({ status: 200 });
  });

  it('gets the same successor again, so two tabs can refresh at once', async () => {
    const { refreshToken } = await newSession(user.email);
    const [first, second] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(second.body.refresh_token).toBe(first.body.refresh_token);
    later(59 * SECOND);
    const third = await refresh(refreshToken);
    expect(third.body.refresh_token).toBe(first.body.refresh_token);
    expect(await refresh(first.body.refresh_token)).toMatchObject({ status: 200 });
  });

  it('is renewed at most 30 times a minute, and others are not affected', async () => {
    let { refreshToken } = await newSession(user.email);
    const other = await newSession(user.email);
    for (let renewals = 0; renewals < 30; renewals += 1) {
      const { status, body } = await refresh(refreshToken);
      expect(status).toBe(200);
      refreshToken = body.refresh_token;
    }
    const message = 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many requests. Please try again later.';
    expect(await refresh(refreshToken)).toEqual(identityError(message, 429));
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  it('ends its session when it is used again a minute later', async () => {
    const { refreshToken } = await newSession(user.email);
    const other = await newSession(user.email);
    const { body } = await refresh(refreshToken);
    later(61 * SECOND);
    expect(await refresh(refreshToken)).toEqual(ENDED);
    expect(await refresh(body.refresh_token)).toEqual(ENDED);
    expect(await leadsStatus(body.id_token)).toBe(401);
    expect(await leadsStatus(other.idToken)).toBe(200);
  });

  it('ends its session when two others have replaced it', async () => {
    const { refreshToken } = await newSession(user.email);
    const second = (await refresh(refreshToken)).body.refresh_token;
    const third = (await refresh(second)).body.refresh_token;
    expect(await refresh(refreshToken)).toEqual(ENDED);
    expect(await refresh(third)).toEqual(ENDED);
  });

  it('stops working 30 days after the sign-in, and the next sign-in deletes the session', async () => {
    const { refreshToken } = await newSession(user.email);
    const expired = await ownSessions();
    later(31 * DAY);
    expect(await refresh(refreshToken)).toEqual(ENDED);
    await newSession(user.email);
    const left = (await ownSessions()).map(({ id }) => id);
    expect(left).toHaveLength(1);
    expect(expired.map(({ id }) => id)).not.toContain(left[0]);
  });

  it('stops working when a wrong clock started its session in the future', async () => {
    later(4 * 365 * DAY);
    const { refreshToken, idToken } = await newSession(user.email);
    later(-4 * 365 * DAY);
    expect(await refresh(refreshToken)).toEqual(ENDED);
    expect(await leadsStatus(idToken)).toBe(401);
    await newSession(user.email);
    expect(await ownSessions()).toHaveLength(1);
  });

  it('ends no session when it has only the ids, which ID tokens name', async () => {
    const { refreshToken } = await newSession(user.email);
    const [userId, sessionId] = refreshToken.split('.');
    const forged = [userId, sessionId, 'x'.repeat(43)].join('.');
    expect(await refresh(forged)).toEqual(ENDED);
    await callAs(server, null)('POST', '/api/auth/sign-out', { refreshToken: forged });
    expect(await refresh(refreshToken)).toMatchObject({ status: 200 });
  });

  it('is stored as a hash only, also after a refresh', async () => {
    const { refreshToken } = await newSession(user.email);
    const successor = (await refresh(refreshToken)).body.refresh_token as string;
    const stored = JSON.stringify(await server.db.select().from(sessions));
    for (const token of [refreshToken, successor]) {
      const secret = token.split('.')[2] ?? '';
      expect(secret).toHaveLength(43);
      expect(stored).not.toContain(secret);
    }
  });

  it.each([
    ['INVALID_REFRESH_TOKEN', { grant_type: 'refresh_token', refresh_token: 'a.b' }],
    ['INVALID_REFRESH_TOKEN', { grant_type: 'refresh_token', refresh_token: '\0' }],
    ['MISSING_REFRESH_TOKEN', { grant_type: 'refresh_token' }],
    ['INVALID_GRANT_TYPE', { grant_type: 'password' }],
  ])('is rejected with %s', async (message, form) => {
    expect(await requestToken(form as Record<string, string>)).toEqual(identityError(message));
  });
});

describe('POST /auth/sign-out', () => {
  const signOut = (refreshToken: string) =>
    callAs(server, null)('POST', '/api/auth/sign-out', { refreshToken });
  const NO_CONTENT = { status: 204, body: null };

  it('ends the session and its tokens at once, and no other session', async () => {
    const { idToken, refreshToken } = await newSession(user.email);
    const other = await newSession(user.email);
    expect(await signOut(refreshToken)).toEqual(NO_CONTENT);
    expect(await refresh(refreshToken)).toEqual(ENDED);
    expect(await leadsStatus(idToken)).toBe(401);
    expect(await leadsStatus(other.idToken)).toBe(200);
    expect(await signOut(refreshToken)).toEqual(NO_CONTENT);
  });

  it("ends the session's event stream only", async () => {
    const { idToken: token, refreshToken } = await newSession(user.email);
    const [ending, other] = [
      await eventsOf(server, { ...user, token }),
      await eventsOf(server, user),
    ];
    for (const events of [ending, other]) expect(await events.next()).toEqual(['ready', {}]);
    await signOut(refreshToken);
    expect(await ending.next()).toBeNull();
    await callAs(server, user)('POST', '/api/leads', { title: 'Engineer', company: 'X' });
    expect(await other.next()).toEqual(['change', expect.objectContaining({ entity: 'leads' })]);
    await other.close();
  });
});

describe('PUT /auth/password', () => {
  const change = (
    token: string,
    { currentPassword = TEST_PASSWORD, newPassword = NEW_PASSWORD } = {},
  ) => callAs(server, { token })('PUT', '/api/auth/password', { currentPassword, newPassword });

  it('replaces the password and ends the other sessions', async () => {
    const { idToken, refreshToken } = await newSession(user.email);
    const other = await newSession(user.email);
    expect(await change(idToken)).toEqual({ status: 204, body: null });
    expect(await leadsStatus(idToken)).toBe(200);
    expect(await refresh(refreshToken)).toMatchObject({ status: 200 });
    expect(await leadsStatus(other.idToken)).toBe(401);
    expect(await refresh(other.refreshToken)).toEqual(ENDED);
    expect(await signIn(user.email)).toEqual(identityError('INVALID_LOGIN_CREDENTIALS'));
    expect(await signIn(user.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  });

  it.each([
    ['a wrong current password', { currentPassword: 'x' }, 'The current password is incorrect.'],
    [
      'a common one',
      { newPassword: 'Password123' },
      'This password is too common. Choose another one.',
    ],
  ])('rejects %s and changes nothing', async (_what, passwords, error) => {
    expect(await change(user.token, passwords)).toEqual({ status: 400, body: { error } });
    expect(await signIn(user.email)).toMatchObject({ status: 200 });
  });

  it("doesn't bring back a password that was reset meanwhile", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email } = await server.createUser();
      const { idToken } = await newSession(email);
      const changes = Array.from({ length: 4 }, () =>
        change(idToken, { newPassword: TEST_PASSWORD }),
      );
      await reset(server.db, email, async () => NEW_PASSWORD);
      await Promise.all(changes);
      expect(await signIn(email)).toEqual(identityError('INVALID_LOGIN_CREDENTIALS'));
    }
  });

  it('lets one of two changes at once win', async () => {
    const passwords = ['violet tram 42', 'orange ferry 17'];
    const responses = await Promise.all(
      passwords.map((newPassword) => change(user.token, { newPassword })),
    );
    const winners = passwords.filter((_, index) => responses[index]?.status === 204);
    expect(winners).toHaveLength(1);
    // The slower one may read the account before or after the other has changed it.
    expect([
      {
        status: 409,
        body: { error: 'Your password was just changed elsewhere. Please sign in again.' },
      },
      { status: 400, body: { error: 'The current password is incorrect.' } },
    ]).toContainEqual(responses.find(({ status }) => status !== 204));
    expect(await signIn(user.email, winners[0])).toMatchObject({ status: 200 });
  });

  it('delays guesses at the current password', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await change(user.token, { currentPassword: `guess ${guess}` })).toMatchObject({
        status: 400,
      });
    }
    expect(await change(user.token)).toEqual({
      status: 429,
      body: { error: 'Too many failed attempts. Please try again later.' },
    });
  });
});

describe('the account command', () => {
  beforeEach(() => server.db.delete(accounts));

  const types = (password: string) => async () => password;

  describe('adding an account', () => {
    it.each([
      ['short', '🐴🐴🐴🐴🐴🐴🐴🐴🐴', 'The password must be at least 10 characters.'],
      ['common', 'Password123', 'This password is too common. Choose another one.'],
    ])('rejects a %s password', async (_which, password, problem) => {
      await expect(add(server.db, 'jo@example.com', types(password))).rejects.toThrow(problem);
      expect(await list(server.db)).toBe('There are no accounts.');
    });
  });

  describe('resetting a password', () => {
    it('replaces it and ends the sessions', async () => {
      const { email, token } = await server.createUser();
      const other = await server.createUser();
      expect(await reset(server.db, email, types('violet tram 42'))).toBe(
        `Changed the password of ${email} and ended its sessions.`,
      );
      expect(await leadsStatus(token)).toBe(401);
      expect(await leadsStatus(other.token)).toBe(200);
      expect(await signIn(email, TEST_PASSWORD)).toEqual(
        identityError('INVALID_LOGIN_CREDENTIALS'),
      );
      expect(await signIn(email, 'violet tram 42')).toMatchObject({ status: 200 });
    });
  });

  it('removes an account with its data, and lists the others', async () => {
    const [kim, leo] = [
      await server.createUser('kim@example.com'),
      await server.createUser('leo@example.com'),
    ];
    await callAs(server, leo)('POST', '/api/leads', { title: 'Engineer', company: 'X' });
    const day = new Date().toISOString().slice(0, 10);
    expect(await list(server.db)).toBe(
      `kim@example.com  added ${day}\nleo@example.com  added ${day}`,
    );
    expect(await remove(server.db, leo.email)).toBe(
      'Removed the account leo@example.com and all its data.',
    );
    expect(await leadsStatus(leo.token)).toBe(401);
    expect(await leadsStatus(kim.token)).toBe(200);
    expect(await list(server.db)).toBe(`kim@example.com  added ${day}`);
    await expect(remove(server.db, leo.email)).rejects.toThrow('There is no account for');
  });
});

let firebase: FirebaseApp;
let auth: Auth;

beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  firebase = initializeApp({ apiKey: 'none', projectId: 'leadside' });
  auth = initializeAuth(firebase, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
});

afterAll(() => deleteApp(firebase));

describe('the Firebase web SDK', () => {
  it('signs in, refreshes its token and signs out', async () => {
    const { email, uid } = await server.createUser();
    const { user } = await signInWithEmailAndPassword(auth, email, TEST_PASSWORD);
    expect(user).toMatchObject({ uid, email, displayName: null, isAnonymous: false });
    await user.reload();
    const { refreshToken } = user;
    for (const token of [await user.getIdToken(), await user.getIdToken(true)]) {
      expect(await callAs(server, { token })('GET', '/api/leads')).toMatchObject({ status: 200 });
    }
    expect(user.refreshToken).not.toBe(refreshToken);
    const { claims, signInProvider } = await user.getIdTokenResult();
    expect({ claims, signInProvider }).toMatchObject({
      claims: { sub: uid, email },
      signInProvider: 'password',
    });
    await auth.signOut();
    expect(auth.currentUser).toBeNull();
  });

  it('signs out when its session has ended', async () => {
    const { email } = await server.createUser();
    const { user } = await signInWithEmailAndPassword(auth, email, TEST_PASSWORD);
    const { refreshToken } = user;
    await callAs(server, null)('POST', '/api/auth/sign-out', { refreshToken });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(auth.currentUser).toBeNull();
  });

  it('reports too many failed attempts as auth/too-many-requests', async () => {
    const { email } = await server.createUser();
    const attempt = () => signInWithEmailAndPassword(auth, email, 'wrong horse');
    for (let attempts = 0; attempts < 5; attempts += 1) {
      await expect(attempt()).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    }
    await expect(attempt()).rejects.toMatchObject({ code: 'auth/too-many-requests' });
  });
});

describe('deleting the account', () => {
  /** The tables with data of this user. */
  async function tablesWith(userId: string): Promise<string[]> {
    const { rows } = (await server.db.execute(
      sql`select table_name as name from information_schema.columns where column_name = 'user_id'`,
    )) as { rows: { name: string }[] };
    const found: string[] = [];
    for (const { name } of rows) {
      const result = (await server.db.execute(
        sql`select 1 from ${sql.identifier(name)} where user_id = ${userId} limit 1`,
      )) as { rows: unknown[] };
      if (result.rows.length > 0) found.push(name);
    }
    return found.sort();
  }

  async function userWithEverything() {
    const user = await server.createUser();
    const call = callAs(server, user);
    await call('POST', '/api/user', DEMO_PROFILE);
    const lead = { title: 'Engineer', company: 'Aldermoor Labs', description: 'Build.' };
    const { body } = await call('POST', '/api/leads', lead);
    const { id } = (body as { data: { id: string } }).data;
    await call('POST', `/api/leads/${id}/notes`, { text: 'Hello' });
    return { user, call };
  }

  test("deletes all of the user's data and no one else's", async () => {
    const { user, call } = await userWithEverything();
    const other = await userWithEverything();
    const theirs = await tablesWith(other.user.uid);
    expect(theirs).toEqual(
      expect.arrayContaining([
        'accounts',
        'lead_notes',
        'lead_status_history',
        'leads',
        'profiles',
      ]),
    );
    expect(await call('DELETE', '/api/user')).toMatchObject({ status: 204 });
    expect(await tablesWith(user.uid)).toEqual([]);
    expect(await tablesWith(other.user.uid)).toEqual(theirs);
  });

  test('invalidates the token', async () => {
    const { call } = await userWithEverything();
    await call('DELETE', '/api/user');
    for (const [method, path] of [
      ['GET', '/api/leads'],
      ['DELETE', '/api/user'],
    ] as const) {
      expect(await call(method, path)).toEqual({
        status: 401,
        body: { error: 'Authentication failed' },
      });
    }
  });

  describe('a write in flight while the account is deleted', () => {
    /** Sends a request whose body arrives after `meanwhile`. Its token is checked before. */
    async function sendAround(
      { method, path, body, token }: { method: string; path: string; body: object; token: string },
      meanwhile: () => Promise<unknown>,
    ): Promise<number | undefined> {
      if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = server.app.server.address() as AddressInfo;
      const sent = request(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          expect: '100-continue',
        },
      });
      sent.flushHeaders();
      await once(sent, 'continue');
      await meanwhile();
      sent.end(JSON.stringify(body));
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      return response.resume().statusCode;
    }

    it.each([
      ['POST', '/api/leads', { title: 'Engineer', company: 'Aldermoor Labs' }],
      ['POST', '/api/user', DEMO_PROFILE],
    ])('is rejected and leaves nothing behind: %s %s', async (method, path, body) => {
      const { user, call } = await userWithEverything();
      const status = await sendAround({ method, path, body, token: user.token }, () =>
        call('DELETE', '/api/user'),
      );
      expect(status).toBe(401);
      expect(await tablesWith(user.uid)).toEqual([]);
    });

    it('leaves nothing behind when it is a pitch', async () => {
      const { user, call } = await userWithEverything();
      const inFlight = Promise.withResolvers<void>();
      const deleted = Promise.withResolvers<void>();
      model.respond = async (response, modelRequest) => {
        inFlight.resolve();
        await deleted.promise;
        await respondWith('Hello.')(response, modelRequest);
      };
      const generated = call('POST', '/api/pitches/generate-from-company', {
        company: 'Helio Grid',
        position: 'Engineer',
      });
      await inFlight.promise;
      await call('DELETE', '/api/user');
      deleted.resolve();
      expect(await generated).toEqual({ status: 401, body: { error: 'Authentication failed' } });
      expect(await tablesWith(user.uid)).toEqual([]);
    });
  });
});
