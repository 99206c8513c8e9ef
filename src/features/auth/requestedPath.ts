const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Where to go after signing in: the place that `RequireSession` turned the visitor away from,
 * with its query and fragment, or /app. Only paths of this app pass, whatever the history holds.
 *
 * @param state the `state` of the login page's location
 */
export function requestedPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from as Record<string, unknown> | undefined;
  const path = textOf(from?.pathname);
  // `//host` and `/\host` are other sites to a browser.
  if (!/^\/(?![/\\])/.test(path) || path === '/login') return '/app';
  return path + textOf(from?.search) + textOf(from?.hash);
}
