import type { AuthClient, SessionUser } from '#domain/auth/auth.ts';

/**
 * An `AuthClient` that loads its SDK when it's needed. Until then no one is signed in, unless
 * `mayBeSignedIn`: then the user is unknown, and `open` finds out who it is.
 */
export function createLazyAuth(
  load: () => Promise<AuthClient>,
  mayBeSignedIn: boolean,
): AuthClient & { open: () => Promise<AuthClient> } {
  const listeners = new Set<Parameters<AuthClient['onUserChanged']>[0]>();
  let user: SessionUser | null | undefined = mayBeSignedIn ? undefined : null;
  let client: Promise<AuthClient> | undefined;

  const userChanged: Parameters<AuthClient['onUserChanged']>[0] = (next, hasSignedOut) => {
    user = next;
    for (const listener of listeners) listener(next, hasSignedOut);
  };

  function open(): Promise<AuthClient> {
    client ??= load().then(
      (loaded) => {
        loaded.onUserChanged(userChanged);
        return loaded;
      },
      (error) => {
        // The next call tries again.
        client = undefined;
        userChanged(null);
        throw error;
      },
    );
    return client;
  }

  return {
    open,
    onUserChanged(listener) {
      listeners.add(listener);
      if (user !== undefined) listener(user);
      return () => listeners.delete(listener);
    },
    signIn: async (email, password) => (await open()).signIn(email, password),
    signInWithCode: async (code) => (await open()).signInWithCode(code),
    signOut: async (options) => (await open()).signOut(options),
    getToken: async () => (await open()).getToken(),
  };
}
