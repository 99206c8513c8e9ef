import { initializeApp } from 'firebase/app';
import {
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import {
  type AuthClient,
  type SessionUser,
  SignInError,
  type SignInErrorCode,
} from '#domain/auth.ts';

interface FirebaseSettings {
  /** Empty: the server at `origin` is the identity provider. */
  projectId: string;
  apiKey: string;
  /** The origin of this page. */
  origin: string;
}

const KNOWN_CODES: ReadonlySet<string> = new Set<SignInErrorCode>([
  'invalid-credential',
  'user-not-found',
  'wrong-password',
  'invalid-email',
  'too-many-requests',
]);

/** 'auth/wrong-password' -> 'wrong-password'; codes without a message -> 'unknown'. */
function signInErrorCode(error: unknown): SignInErrorCode {
  const code = String((error as { code?: unknown } | null)?.code ?? '').replace('auth/', '');
  return KNOWN_CODES.has(code) ? (code as SignInErrorCode) : 'unknown';
}

const toSessionUser = ({ uid, email, displayName }: User): SessionUser => ({
  uid,
  email: email ?? '',
  displayName,
});

/**
 * Signs in with the Firebase web SDK, against a Firebase project or our own server, which implements
 * the same operations. The session ends with the browser session (product spec, section 4).
 */
export function createFirebaseAuth({ projectId, apiKey, origin }: FirebaseSettings): AuthClient {
  // The SDK needs a key, even when the server doesn't check it.
  const app = initializeApp({ projectId, apiKey: apiKey || 'leadside' });
  const auth = initializeAuth(app, { persistence: browserSessionPersistence });
  if (!projectId) connectAuthEmulator(auth, origin, { disableWarnings: true });

  return {
    onUserChanged: (listener) =>
      auth.onAuthStateChanged((user) => listener(user && toSessionUser(user))),

    async signIn(email, password) {
      try {
        await signInWithEmailAndPassword(auth, email, password);
      } catch (error) {
        throw new SignInError(signInErrorCode(error), { cause: error });
      }
    },

    signOut: () => auth.signOut(),

    async getToken() {
      await auth.authStateReady();
      return auth.currentUser ? auth.currentUser.getIdToken() : null;
    },
  };
}
