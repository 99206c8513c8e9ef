import type { SessionUser } from '#domain/auth/auth.ts';

/** The mocks' only account. Email and password are those of the server's demo account. */
export const MOCK_USER: SessionUser = {
  uid: 'mock-user',
  email: 'demo@leadside.local',
  displayName: 'Demo',
};

export const MOCK_PASSWORD = 'leadside-demo';

const encode = (part: object): string =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const ISSUED = Date.UTC(2026, 0, 1) / 1000;

/**
 * The only bearer token that the mocks accept. It is a JWT, since the Firebase SDK reads its
 * timestamps, and expires in 2100.
 */
export const MOCK_TOKEN = [
  encode({ alg: 'RS256', typ: 'JWT', kid: 'mock' }),
  encode({
    sub: MOCK_USER.uid,
    user_id: MOCK_USER.uid,
    email: MOCK_USER.email,
    name: MOCK_USER.displayName,
    auth_time: ISSUED,
    iat: ISSUED,
    exp: Date.UTC(2100, 0, 1) / 1000,
  }),
  'mock-signature',
].join('.');

/** Signs in the mock user. */
export const MOCK_CODE = 'mock-code';
