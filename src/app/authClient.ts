import type { Auth, signInWithEmailAndPassword, User } from 'firebase/auth';
import {
  type AuthClient,
  type SessionUser,
  SignInError,
  type SignInErrorCode,
} from '#domain/auth.ts';

const KNOWN_CODES: ReadonlySet<string> = new Set<SignInErrorCode>([
  'invalid-credential',
  'user-not-found',
  'wrong-password',
  'invalid-email',
  'too-many-requests',
]);

/** 'auth/wrong-password' -> 'wrong-password'; codes without a message of their own -> 'unknown'. */
function signInErrorCode(error: unknown): SignInErrorCode {
  const code = String((error as { code?: unknown } | null)?.code ?? '').replace('auth/', '');
  return KNOWN_CODES.has(code) ? (code as SignInErrorCode) : 'unknown';
}

const toSessionUser = ({ uid, email, displayName }: User): SessionUser => ({
  uid,
  email: email ?? '',
  displayName,
});

/** An `AuthClient` of a Firebase `Auth`. The sign-in function comes from the same SDK build. */
export const createAuthClient = (
  auth: Auth,
  signIn: typeof signInWithEmailAndPassword,
): AuthClient => ({
  onUserChanged: (listener) =>
    auth.onAuthStateChanged((user) => listener(user && toSessionUser(user))),

  async signIn(email, password) {
    try {
      await signIn(auth, email, password);
    } catch (error) {
      throw new SignInError(signInErrorCode(error), { cause: error });
    }
  },

  signOut: () => auth.signOut(),

  async getToken() {
    await auth.authStateReady();
    return auth.currentUser ? auth.currentUser.getIdToken() : null;
  },
});
