import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { accounts } from '../db/schema.ts';
import { cheapScrypt } from '../testing/cheapScrypt.ts';
import { identityCalls, identityError, type Tokens } from '../testing/identityCalls.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { TEST_PASSWORD } from '../testing/testServer.ts';
import { issueIdToken } from './idTokens.ts';
import { ensureSigningKey } from './signingKey.ts';

cheapScrypt();

const MINUTE = 60_000;
let now: Date;

const { server, user } = suiteServer({ now: () => now });
beforeEach(async () => {
  now = new Date();
});

const { toolkit, signIn, leadsStatus } = identityCalls(() => server);

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
