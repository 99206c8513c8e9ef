/* The requests of sessions to our own server as the identity provider. */

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
