/**
 * Ends a session on the server at `origin`, when it is the identity provider itself. The request
 * outlives the page. Nothing is left to do if it fails: the browser has already forgotten the tokens.
 */
export function endSession(origin: string, refreshToken: string): void {
  fetch(`${origin}/api/auth/sign-out`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
    keepalive: true,
  }).catch(() => {});
}
