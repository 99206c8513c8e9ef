import { callAs } from './callAs.ts';
import { TEST_PASSWORD, type TestServer } from './testServer.ts';

export interface Tokens {
  idToken: string;
  refreshToken: string;
}

/** An error in Google's format. */
export const identityError = (message: string, status = 400) => ({
  status,
  body: { error: { code: status, message, errors: [expect.objectContaining({ message })] } },
});

/** The Firebase web SDK's requests to the server. */
export function identityCalls(server: () => TestServer) {
  const toolkit = (operation: string, body: unknown) => {
    const path = `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`;
    return callAs(server(), null)('POST', path, body);
  };

  const signIn = (email: unknown, password: unknown = TEST_PASSWORD) =>
    toolkit('signInWithPassword', { email, password, returnSecureToken: true });

  const requestToken = async (form: Record<string, string>) => {
    const response = await server().app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=k',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    return { status: response.statusCode, body: response.json() };
  };

  return {
    toolkit,
    signIn,
    requestToken,
    /** Signs in with the right password. */
    newSession: async (email: string) => (await signIn(email)).body as Tokens,
    refresh: (refreshToken: string) =>
      requestToken({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    /** The status of a request with this ID token. */
    leadsStatus: async (token: string) =>
      (await callAs(server(), { token })('GET', '/api/leads')).status,
  };
}
