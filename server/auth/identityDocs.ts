import { z } from 'zod';
import { jsonResponse } from '../http/responses.ts';

/* The API docs of the Firebase-compatible requests. Their bodies are read as Google reads them. */

const identityErrorSchema = z
  .object({
    error: z.object({
      code: z.int(),
      message: z.string().describe('A code such as `INVALID_LOGIN_CREDENTIALS`.'),
      errors: z.array(z.object({ message: z.string(), domain: z.string(), reason: z.string() })),
    }),
  })
  .meta({ id: 'IdentityError' });

const idToken = z.string().describe('The bearer token of all other requests.');
const refreshToken = z.string().describe('Renews the ID token, until 30 days after the sign-in.');
const expiresIn = z.string().describe('How long the ID token is valid, in seconds.');
const userId = z.string().describe("The user's id.");

const rejected = { 400: jsonResponse('The request is rejected.', identityErrorSchema) };

export const identityDocs = {
  signIn: {
    operationId: 'signIn',
    tags: ['auth'],
    summary: 'Sign in',
    description:
      'After five failed attempts, a network waits longer and longer before it can try the account again, up to 15 minutes. Sign-ins wait up to a minute after the first twenty. An unknown email and a wrong password get the same error.',
    security: [],
    body: z.object({ email: z.string(), password: z.string() }),
    response: {
      200: jsonResponse(
        'The tokens.',
        z.object({
          kind: z.string(),
          localId: userId,
          email: z.string(),
          displayName: z.string(),
          registered: z.boolean(),
          idToken,
          refreshToken,
          expiresIn,
        }),
      ),
      ...rejected,
      429: jsonResponse(
        'Too many failed attempts. `Retry-After` says when to try again.',
        identityErrorSchema,
      ),
    },
  },
  lookUpAccount: {
    operationId: 'lookUpAccount',
    tags: ['auth'],
    summary: 'Look up an account',
    description: 'Finds the account of an ID token.',
    security: [],
    body: z.object({ idToken }),
    response: {
      200: jsonResponse(
        'The account.',
        z.object({
          kind: z.string(),
          users: z.array(
            z.object({
              localId: userId,
              email: z.string(),
              displayName: z.string(),
              emailVerified: z.boolean(),
              createdAt: z.string().describe('Milliseconds since 1970.'),
              providerUserInfo: z.array(z.record(z.string(), z.string())),
            }),
          ),
        }),
      ),
      ...rejected,
    },
  },
  renewToken: {
    operationId: 'renewToken',
    tags: ['auth'],
    summary: 'Renew an ID token',
    description:
      'Issues a new ID token and a new refresh token for a refresh token. A refresh token is valid once; using it again after a minute ends the session.',
    security: [],
    consumes: ['application/x-www-form-urlencoded'],
    body: z.object({ grant_type: z.literal('refresh_token'), refresh_token: refreshToken }),
    response: {
      200: jsonResponse(
        'The tokens. `access_token` is the ID token, too.',
        z.object({
          access_token: idToken,
          id_token: idToken,
          refresh_token: refreshToken,
          expires_in: expiresIn,
          token_type: z.literal('Bearer'),
          user_id: userId,
          project_id: z.string(),
        }),
      ),
      ...rejected,
    },
  },
};
