const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Where to go after sign-in: the location that `RequireSession` redirected from, or /app. Returns only
 * paths of this app, so a crafted history entry can't redirect to another site.
 *
 * @param state the `state` of the login page's location
 */
export function requestedPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from as Record<string, unknown> | undefined;
  const path = textOf(from?.pathname);
  // Browsers read `//host` and `/\host` as other sites.
  if (!/^\/(?![/\\])/.test(path) || path === '/login') return '/app';
  return path + textOf(from?.search) + textOf(from?.hash);
}
