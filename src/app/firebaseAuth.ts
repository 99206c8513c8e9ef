import type { Auth, User } from 'firebase/auth';
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
  /** Where this page came from. */
  origin: string;
}

const KNOWN_CODES: ReadonlySet<string> = new Set<SignInErrorCode>([
  'invalid-credential',
  'user-not-found',
  'wrong-password',
  'invalid-email',
  'too-many-requests',
]);

/** 'auth/wrong-password' -> 'wrong-password'; what the login form has no words for -> 'unknown'. */
function signInErrorCode(error: unknown): SignInErrorCode {
  const code = String((error as { code?: unknown } | null)?.code ?? '').replace('auth/', '');
  return KNOWN_CODES.has(code) ? (code as SignInErrorCode) : 'unknown';
}

const toSessionUser = ({ uid, email, displayName }: User): SessionUser => ({
  uid,
  email: email ?? '',
  displayName,
});

async function startFirebase({ projectId, apiKey, origin }: FirebaseSettings): Promise<Auth> {
  const [{ initializeApp }, { browserSessionPersistence, connectAuthEmulator, initializeAuth }] =
    await Promise.all([import('firebase/app'), import('firebase/auth')]);
  // The SDK wants a key even where nobody checks one.
  const app = initializeApp({ projectId, apiKey: apiKey || 'leadside' });
  const auth = initializeAuth(app, { persistence: browserSessionPersistence });
  if (!projectId) connectAuthEmulator(auth, origin, { disableWarnings: true });
  await auth.authStateReady();
  return auth;
}

/**
 * Identity through the Firebase web SDK, whoever answers it: a Firebase project, or our own server,
 * which speaks the same calls. The SDK is loaded when it is first asked for. A session lasts as long
 * as the browser's (product spec, section 4).
 */
export function createFirebaseAuth(settings: FirebaseSettings): AuthClient {
  const listeners = new Set<(user: SessionUser | null) => void>();
  let started: Promise<Auth> | undefined;

  const firebase = () => {
    if (!started) {
      started = startFirebase(settings);
      started.then(
        (auth) =>
          auth.onAuthStateChanged((user) => {
            for (const listener of listeners) listener(user && toSessionUser(user));
          }),
        // A start that failed, the network being gone, is tried again when the SDK is next asked for.
        () => {
          started = undefined;
        },
      );
    }
    return started;
  };

  return {
    onUserChanged(listener) {
      listeners.add(listener);
      // Without the SDK nobody is signed in; the login form says what went wrong when it is used.
      firebase().catch(() => listener(null));
      return () => listeners.delete(listener);
    },

    async signIn(email, password) {
      try {
        const auth = await firebase();
        const { signInWithEmailAndPassword } = await import('firebase/auth');
        await signInWithEmailAndPassword(auth, email, password);
      } catch (error) {
        throw new SignInError(signInErrorCode(error), { cause: error });
      }
    },

    async signOut() {
      await (await firebase()).signOut();
    },

    async getToken() {
      const { currentUser } = await firebase();
      return currentUser ? currentUser.getIdToken() : null;
    },
  };
}
