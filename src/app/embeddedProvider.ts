import { sendCode, sendRenewal, sendSignIn } from '#api/identityRequests.ts';
import { readText, storeSetting } from '#ui/browserSetting.ts';
import type { IdentityProvider } from './authClient.ts';

/** All tabs share it. */
const STORED_AS = 'leadside.session';

/** Milliseconds before a token expires in which it's renewed. */
const MARGIN = 30_000;

interface Session {
  uid: string;
  email: string;
  displayName: string | null;
  idToken: string;
  refreshToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

function readSession(): Session | null {
  try {
    return JSON.parse(readText(STORED_AS) || 'null');
  } catch {
    // Something else wrote it: no one is signed in.
    return null;
  }
}

const expiryIn = (seconds: string): number => Date.now() + Number(seconds) * 1000;

/** The server's error codes, as the Firebase SDK names them. */
const ERROR_CODES: Record<string, string> = {
  INVALID_LOGIN_CREDENTIALS: 'invalid-credential',
  INVALID_EMAIL: 'invalid-email',
  INVALID_CUSTOM_TOKEN: 'invalid-custom-token',
  OPERATION_NOT_ALLOWED: 'operation-not-allowed',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
};

/**
 * Our own server as the identity provider, without the Firebase SDK, which is five times as large and would send
 * the same requests.
 */
export function createEmbeddedProvider(origin: string) {
  const listeners = new Set<Parameters<IdentityProvider['onAuthStateChanged']>[0]>();
  let session = readSession();
  let renewal: Promise<string> | undefined;

  const currentUser = () => session && { ...session, getIdToken };

  function change(next: Session | null) {
    const isSameUser = next?.uid === session?.uid;
    session = next;
    if (isSameUser) return;
    for (const listener of listeners) listener(currentUser());
  }

  function store(next: Session | null) {
    storeSetting(STORED_AS, next ? JSON.stringify(next) : '');
    change(next);
  }

  // From other tabs.
  window.addEventListener('storage', ({ key }) => {
    if (key === STORED_AS || key === null) change(readSession());
  });

  async function renew(old: Session): Promise<string> {
    const response = await sendRenewal(origin, old.refreshToken);
    // Signed out meanwhile, or renewed by another tab.
    const isOutdated = session?.refreshToken !== old.refreshToken;
    if (response.status === 400 && !isOutdated) store(null);
    if (!response.ok) throw new Error(`The token wasn't renewed: ${response.status}`);
    const { id_token: idToken, refresh_token: refreshToken, expires_in } = await response.json();
    if (!isOutdated) store({ ...old, idToken, refreshToken, expiresAt: expiryIn(expires_in) });
    return idToken;
  }

  async function getIdToken(): Promise<string> {
    if (!session) throw new Error('No one is signed in.');
    if (session.expiresAt - MARGIN > Date.now()) return session.idToken;
    renewal ??= renew(session).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  const provider: IdentityProvider = {
    get currentUser() {
      return currentUser();
    },
    authStateReady: async () => {},
    signOut: async () => store(null),
    onAuthStateChanged(listener) {
      listeners.add(listener);
      listener(currentUser());
      return () => listeners.delete(listener);
    },
  };

  async function enter(response: Response): Promise<void> {
    const body = await response.json();
    if (!response.ok) {
      const message: string = body.error.message;
      throw Object.assign(new Error(message), { code: ERROR_CODES[message.split(' ')[0] ?? ''] });
    }
    const { localId: uid, displayName, idToken, refreshToken, expiresIn } = body;
    const user = { uid, email: body.email, displayName: displayName || null };
    store({ ...user, idToken, refreshToken, expiresAt: expiryIn(expiresIn) });
  }

  return {
    provider,
    signIn: async (email: string, password: string) =>
      enter(await sendSignIn(origin, email, password)),
    signInWithCode: async (code: string) => enter(await sendCode(origin, code)),
  };
}
