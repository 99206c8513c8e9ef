import { HttpResponse, http } from 'msw/http';
import { passwordLengthProblem } from '#domain/auth/newPassword.ts';
import {
  codeCheckSchema,
  passkeyNameSchema,
  passwordChangeSchema,
  signOutSchema,
} from '#domain/contract/auth.ts';
import { mockDb } from '../db.ts';
import { errorResponse } from '../errorResponse.ts';
import { identityError } from '../identityError.ts';
import { mockApi } from '../mockApi.ts';
import { MOCK_CODE, MOCK_TOKEN, MOCK_USER } from '../mockUser.ts';
import { parseBody } from '../parseRequest.ts';
import { rowOf } from '../rows.ts';

/* The server's own identity provider: the Firebase web SDK's requests, signing out and the password. */

/** Seconds. */
const TOKEN_LIFETIME = '3600';
const REFRESH_TOKEN = 'mock-refresh-token';

export const authHandlers = [
  http.post(
    '*/identitytoolkit.googleapis.com/v1/accounts\\:signInWithPassword',
    async ({ request }) => {
      const sent = (await request.json()) as { email: string; password: string };
      const isKnown = sent.email === MOCK_USER.email && sent.password === mockDb.password;
      if (!isKnown || mockDb.isAccountDeleted) {
        return identityError('INVALID_LOGIN_CREDENTIALS');
      }
      return HttpResponse.json({
        localId: MOCK_USER.uid,
        email: MOCK_USER.email,
        displayName: MOCK_USER.displayName,
        registered: true,
        idToken: MOCK_TOKEN,
        refreshToken: REFRESH_TOKEN,
        expiresIn: TOKEN_LIFETIME,
      });
    },
  ),

  http.post('*/identitytoolkit.googleapis.com/v1/accounts\\:lookup', async ({ request }) => {
    const { idToken } = (await request.json()) as { idToken: string };
    if (idToken !== MOCK_TOKEN) return identityError('INVALID_ID_TOKEN');
    if (mockDb.isAccountDeleted) return identityError('USER_NOT_FOUND');
    const { uid: localId, email, displayName } = MOCK_USER;
    return HttpResponse.json({ users: [{ localId, email, displayName, emailVerified: true }] });
  }),

  http.post('*/securetoken.googleapis.com/v1/token', async ({ request }) => {
    const form = new URLSearchParams(await request.text());
    if (form.get('refresh_token') !== REFRESH_TOKEN || mockDb.isAccountDeleted) {
      return identityError('INVALID_REFRESH_TOKEN');
    }
    return HttpResponse.json({
      access_token: MOCK_TOKEN,
      id_token: MOCK_TOKEN,
      refresh_token: REFRESH_TOKEN,
      user_id: MOCK_USER.uid,
      token_type: 'Bearer',
      expires_in: TOKEN_LIFETIME,
    });
  }),

  http.post('*/api/auth/sign-out', async ({ request }) => {
    await parseBody(request, signOutSchema);
    return new HttpResponse(null, { status: 204 });
  }),

  mockApi.get('/auth/password', () => ({ data: mockDb.password ? 'set' : 'none' })),

  mockApi.put('/auth/password', async ({ request }) => {
    const { currentPassword, newPassword } = await parseBody(request, passwordChangeSchema);
    const problem = passwordLengthProblem(newPassword);
    if (problem !== null) throw errorResponse(400, problem);
    if (mockDb.password && currentPassword !== mockDb.password) {
      throw errorResponse(400, 'The current password is incorrect.');
    }
    mockDb.password = newPassword;
  }),

  http.get('*/api/auth/methods', ({ request }) => {
    const { origin } = new URL(request.url);
    return HttpResponse.json({ data: { passwords: true, provider: null, origin } });
  }),

  http.post('*/api/auth/code', async ({ request }) => {
    const { code } = await parseBody(request, codeCheckSchema);
    if (code !== MOCK_CODE) return errorResponse(400, 'This link has expired or was used already.');
    return HttpResponse.json({ data: { email: MOCK_USER.email } });
  }),

  mockApi.get('/auth/identities', () => ({ data: mockDb.identities })),

  mockApi.delete('/auth/identities/:id', ({ params }) => {
    const removed = rowOf(mockDb.identities, params.id, 'Sign-in provider');
    mockDb.identities = mockDb.identities.filter((identity) => identity !== removed);
  }),

  mockApi.get('/auth/passkeys', () => ({ data: mockDb.passkeys })),

  mockApi.put('/auth/passkeys/:id', async ({ params, request }) => {
    const { name } = await parseBody(request, passkeyNameSchema);
    rowOf(mockDb.passkeys, params.id, 'Passkey').name = name;
  }),

  mockApi.delete('/auth/passkeys/:id', ({ params }) => {
    const removed = rowOf(mockDb.passkeys, params.id, 'Passkey');
    mockDb.passkeys = mockDb.passkeys.filter((passkey) => passkey !== removed);
  }),
];
