import { type AuthClient, type SessionUser, SignInError } from '#domain/auth.ts';
import { MOCK_PASSWORD, MOCK_TOKEN, MOCK_USER } from '#mocks/mockUser.ts';

/** An identity provider in memory that knows the mock user; `user` is who is signed in at the start. */
export function fakeAuth({ user = MOCK_USER as SessionUser | null } = {}): AuthClient {
  let current = user;
  const listeners = new Set<(user: SessionUser | null) => void>();
  const change = (next: SessionUser | null) => {
    current = next;
    for (const listener of listeners) listener(next);
  };
  return {
    onUserChanged(listener) {
      listeners.add(listener);
      listener(current);
      return () => listeners.delete(listener);
    },
    async signIn(email, password) {
      if (email !== MOCK_USER.email || password !== MOCK_PASSWORD) {
        throw new SignInError('invalid-credential');
      }
      change(MOCK_USER);
    },
    async signOut() {
      change(null);
    },
    getToken: async () => (current ? MOCK_TOKEN : null),
  };
}
