import type { User } from 'firebase/auth';
import {
  type AuthClient,
  type SessionUser,
  SignInError,
  type SignInErrorCode,
} from '#domain/auth/auth.ts';

const KNOWN_CODES: ReadonlySet<string> = new Set<SignInErrorCode>([
  'invalid-credential',
  'user-not-found',
  'wrong-password',
  'invalid-email',
  'too-many-requests',
  'invalid-custom-token',
  'operation-not-allowed',
]);

/** 'auth/wrong-password' -> 'wrong-password'; codes without a message of their own -> 'unknown'. */
function signInErrorCode(error: unknown): SignInErrorCode {
  const code = String((error as { code?: unknown } | null)?.code ?? '').replace('auth/', '');
  return KNOWN_CODES.has(code) ? (code as SignInErrorCode) : 'unknown';
}

type ProviderUser = Pick<User, 'uid' | 'email' | 'displayName' | 'refreshToken' | 'getIdToken'>;

/** What a client needs of a Firebase `Auth`. */
export interface IdentityProvider {
  readonly currentUser: ProviderUser | null;
  authStateReady(): Promise<void>;
  signOut(): Promise<void>;
  onAuthStateChanged(listener: (user: ProviderUser | null) => void): () => void;
}

const toSessionUser = ({ uid, email, displayName }: ProviderUser): SessionUser => ({
  uid,
  email: email ?? '',
  displayName,
});

interface AuthClientOptions {
  signIn: (email: string, password: string) => Promise<unknown>;
  /** Only our own server has codes. */
  signInWithCode?: ((code: string) => Promise<unknown>) | undefined;
  /** Whether a user has signed in since the browser was opened. Providers store users for longer. */
  marker: {
    has: () => boolean | Promise<boolean>;
    set: (isSignedIn: boolean) => void | Promise<void>;
  };
  /** Ends the session on the server, if it is the identity provider itself. */
  endSession?: ((refreshToken: string) => void) | undefined;
}

/**
 * An `AuthClient` of an identity provider that stores its user. A session lasts as long as the browser's
 * (product spec, section 4): a user that is stored without the marker is signed out first.
 */
export function createAuthClient(
  auth: IdentityProvider,
  { signIn, signInWithCode, marker, endSession }: AuthClientOptions,
): AuthClient {
  async function signOut({ isExpired = false } = {}) {
    const refreshToken = auth.currentUser?.refreshToken;
    // Without the marker, other tabs know that the user signed out.
    if (!isExpired) await marker.set(false);
    await auth.signOut();
    if (refreshToken) endSession?.(refreshToken);
  }

  async function start() {
    await auth.authStateReady();
    if (auth.currentUser && !(await marker.has())) await signOut();
  }
  const started = start();

  async function enter(prove: () => Promise<unknown>) {
    await started;
    // First, or a tab that opens just after the provider has stored the user would sign them out.
    await marker.set(true);
    try {
      await prove();
    } catch (error) {
      if (!auth.currentUser) await marker.set(false);
      throw new SignInError(signInErrorCode(error), { cause: error });
    }
  }

  return {
    onUserChanged(listener) {
      let isStopped = false;
      let unsubscribe = () => {};
      void started.then(() => {
        if (isStopped) return;
        unsubscribe = auth.onAuthStateChanged(async (user) => {
          const hasSignedOut = user ? undefined : !(await marker.has());
          if (isStopped) return;
          listener(user && toSessionUser(user), hasSignedOut);
        });
        // A listener may stop at its first call, which comes before the provider has returned.
        if (isStopped) unsubscribe();
      });
      return () => {
        isStopped = true;
        unsubscribe();
      };
    },

    signIn: (email, password) => enter(() => signIn(email, password)),

    signInWithCode: (code) => enter(async () => signInWithCode?.(code)),

    signOut,

    async getToken() {
      await started;
      return auth.currentUser ? auth.currentUser.getIdToken() : null;
    },
  };
}
