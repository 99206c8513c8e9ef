import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { SignInMethods } from '#domain/contract/auth.ts';

/* The requests to our own server as the identity provider, before there is a session. */

const post = (url: string, body: object, options: RequestInit = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...options,
  });

/** The response has the user and the tokens, or the reason of the rejection. */
export const sendSignIn = (origin: string, email: string, password: string): Promise<Response> =>
  post(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
    email,
    password,
  });

/** Signs in with a code, which works once. The response is that of a sign-in. */
export const sendCode = (origin: string, token: string): Promise<Response> =>
  post(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken`, { token });

/** The `data` of a response. Throws unless the request succeeded. */
async function dataOf<Data>(sent: Promise<Response>): Promise<Data> {
  const response = await sent;
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()).data;
}

export const readSignInMethods = (origin: string): Promise<SignInMethods> =>
  dataOf(fetch(`${origin}/api/auth/methods`));

/** What the browser needs to find a passkey of this site. */
export const sendPasskeyOptions = (
  origin: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  dataOf(post(`${origin}/api/auth/passkey/options`, {}));

/** @returns the code that starts a session */
export const sendPasskey = async (origin: string, credential: object): Promise<string> =>
  (await dataOf<{ code: string }>(post(`${origin}/api/auth/passkey`, { credential }))).code;

/** The response has new tokens; its status is 400 when the session has ended. */
export const sendRenewal = (origin: string, refreshToken: string): Promise<Response> =>
  fetch(`${origin}/securetoken.googleapis.com/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });

/**
 * Ends a session on the server at `origin`. The request outlives the page. Nothing is left to do if it
 * fails: the browser has already forgotten the tokens.
 */
export function endSession(origin: string, refreshToken: string): void {
  post(`${origin}/api/auth/sign-out`, { refreshToken }, { keepalive: true }).catch(() => {});
}
