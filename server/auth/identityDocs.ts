import { z } from 'zod';
import type { AnswerDocs, CallDocs } from '../docs/callDocs.ts';
import type { IdentityErrorCode as IdentityRefusal } from './embeddedIdentity.ts';

const googleError = z
  .object({
    error: z.object({
      code: z.int(),
      message: z.string().describe('The kind of error, in capitals.'),
      errors: z.array(z.object({ message: z.string(), domain: z.string(), reason: z.string() })),
    }),
  })
  .meta({ id: 'IdentityError' });

/** Google's form of an error, by its codes. */
function refused(...refusals: IdentityRefusal[]): AnswerDocs {
  const [message] = refusals;
  const codes = refusals.map((code) => `\`${code.split(' ')[0]}\``).join(', ');
  return {
    description: `One of ${codes}.`,
    schema: googleError,
    example: {
      error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
    },
  };
}

const idToken = z.string().describe('The bearer token of all other calls.');
const refreshToken = z.string().describe('Renews the sign-in for 30 days.');
const expiry = z.string().describe('Seconds for which the ID token is valid.');

const TOKENS = { idToken: 'eyJhbGciOiJFUzI1NiJ9…', refreshToken: 'b1JYx4mQy8dR2nVf…' };
const EMAIL = 'ada@example.com';
const UID = 'b1JYx4mQy8dR2nVfT0kLwZs6aPcE';

/** What the documentation says of the embedded identity's calls. */
export const identityDocs = {
  signIn: {
    tag: 'auth',
    summary: 'Sign in',
    description:
      'Answers a token for e-mail address and password. After five failed tries an account is locked for up to 15 minutes, after fifty the network address that they came from. An unknown address and a wrong password are refused alike.',
    isPublic: true,
    body: {
      contentType: 'application/json',
      schema: z.object({ email: z.string(), password: z.string() }),
    },
    example: { email: EMAIL, password: 'correct horse' },
    answers: {
      200: {
        description: 'The tokens.',
        schema: z.object({
          kind: z.string(),
          localId: z.string().describe("The user's id."),
          email: z.string(),
          displayName: z.string(),
          registered: z.boolean(),
          idToken,
          refreshToken,
          expiresIn: expiry,
        }),
        example: {
          ...{ kind: 'identitytoolkit#VerifyPasswordResponse', localId: UID, email: EMAIL },
          ...{ displayName: 'Ada', registered: true, ...TOKENS, expiresIn: '3600' },
        },
      },
      400: refused(
        'INVALID_LOGIN_CREDENTIALS',
        'INVALID_EMAIL',
        'MISSING_PASSWORD',
        'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed sign-in attempts. Try again later.',
      ),
    },
  },
  lookUpAccount: {
    tag: 'auth',
    summary: 'Look up a token',
    description: 'Answers the account that an ID token belongs to.',
    isPublic: true,
    body: { contentType: 'application/json', schema: z.object({ idToken }) },
    example: { idToken: TOKENS.idToken },
    answers: {
      200: {
        description: 'The account.',
        schema: z.object({
          kind: z.string(),
          users: z.array(
            z.object({
              localId: z.string().describe("The user's id."),
              email: z.string(),
              displayName: z.string(),
              emailVerified: z.boolean(),
              createdAt: z.string().describe('Milliseconds since 1970.'),
              providerUserInfo: z.array(z.record(z.string(), z.string())),
            }),
          ),
        }),
      },
      400: refused('INVALID_ID_TOKEN', 'USER_NOT_FOUND'),
    },
  },
  renewToken: {
    tag: 'auth',
    summary: 'Renew a token',
    description: 'Answers a new ID token for a refresh token, which stays the same.',
    isPublic: true,
    body: {
      contentType: 'application/x-www-form-urlencoded',
      schema: z.object({ grant_type: z.literal('refresh_token'), refresh_token: refreshToken }),
    },
    example: { grant_type: 'refresh_token', refresh_token: TOKENS.refreshToken },
    answers: {
      200: {
        description: 'The tokens. `access_token` is the ID token, too.',
        schema: z.object({
          access_token: idToken,
          id_token: idToken,
          refresh_token: refreshToken,
          expires_in: expiry,
          token_type: z.literal('Bearer'),
          user_id: z.string(),
          project_id: z.string(),
        }),
        example: {
          ...{ access_token: TOKENS.idToken, id_token: TOKENS.idToken },
          ...{ refresh_token: TOKENS.refreshToken, expires_in: '3600', token_type: 'Bearer' },
          ...{ user_id: UID, project_id: 'leadside' },
        },
      },
      400: refused('INVALID_REFRESH_TOKEN', 'MISSING_REFRESH_TOKEN', 'INVALID_GRANT_TYPE'),
    },
  },
} satisfies Record<string, CallDocs>;
