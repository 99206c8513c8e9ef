import { eq } from 'drizzle-orm';
import { sessions } from '../db/schema.ts';
import { callAs } from '../testing/callAs.ts';
import { cheapScrypt } from '../testing/cheapScrypt.ts';
import { eventsOf } from '../testing/eventsOf.ts';
import { identityCalls, identityError } from '../testing/identityCalls.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { TEST_PASSWORD } from '../testing/testServer.ts';
import { reset } from './accountCommands.ts';

cheapScrypt();

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const NEW_PASSWORD = 'violet tram 42';

let now: Date;
const { signIn, newSession, refresh, requestToken, leadsStatus } = identityCalls(() => server);

const { server, user } = suiteServer({ now: () => now });
beforeEach(async () => {
  now = new Date();
});

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
