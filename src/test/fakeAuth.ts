import { type AuthClient, type SessionUser, SignInError } from '#domain/auth/auth.ts';
import { MOCK_CODE, MOCK_PASSWORD, MOCK_TOKEN, MOCK_USER } from '#mocks/mockUser.ts';

/** Another user, with the mock user's password. */
export const OTHER_USER: SessionUser = {
  uid: 'other-user',
  email: 'other@leadside.local',
  displayName: null,
};

/** An in-memory identity provider with two users; `user` is signed in at the start. */
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
      const known = [MOCK_USER, OTHER_USER].find((user) => user.email === email);
      if (!known || password !== MOCK_PASSWORD) throw new SignInError('invalid-credential');
      change(known);
    },
    async signInWithCode(code) {
      if (code !== MOCK_CODE) throw new SignInError('invalid-custom-token');
      change(MOCK_USER);
    },
    async signOut() {
      change(null);
    },
    getToken: async () => (current ? MOCK_TOKEN : null),
  };
}
