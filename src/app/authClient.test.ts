import type { Auth, signInWithEmailAndPassword, User } from 'firebase/auth';
import { SignInError } from '#domain/auth/auth.ts';
import { createAuthClient } from './authClient.ts';

const ANA = {
  uid: 'ana',
  email: 'ana@example.com',
  displayName: null,
  refreshToken: 'ana-refresh-token',
  getIdToken: async () => 'ana-id-token',
} as User;

/** A page load: `stored` is the user whom Firebase finds in the browser's storage. */
function loadPage({ stored = null as User | null, marked = false } = {}) {
  const listeners = new Set<(user: User | null) => void>();
  const browser = { currentUser: stored, marked, ended: [] as string[] };
  const change = (user: User | null) => {
    browser.currentUser = user;
    for (const listener of listeners) listener(user);
  };
  const auth = {
    get currentUser() {
      return browser.currentUser;
    },
    authStateReady: async () => {},
    signOut: async () => change(null),
    onAuthStateChanged(listener: (user: User | null) => void) {
      listeners.add(listener);
      listener(browser.currentUser);
      return () => listeners.delete(listener);
    },
  } as unknown as Auth;
  const signIn = async (_auth: Auth, _email: string, password: string) => {
    if (!browser.marked) throw new Error('Another tab would sign the user out');
    if (password !== 'right') throw Object.assign(new Error(), { code: 'auth/wrong-password' });
    change(ANA);
  };
  const client = createAuthClient(auth, {
    signIn: signIn as unknown as typeof signInWithEmailAndPassword,
    marker: {
      has: () => browser.marked,
      set: (isSignedIn) => {
        browser.marked = isSignedIn;
      },
    },
    endSession: (refreshToken) => browser.ended.push(refreshToken),
  });
  const seen: (string | null)[] = [];
  const signOuts: (boolean | undefined)[] = [];
  const stop = client.onUserChanged((user, hasSignedOut) => {
    seen.push(user?.uid ?? null);
    if (!user) signOuts.push(hasSignedOut);
  });
  const signOutInAnotherTab = () => {
    browser.marked = false;
    change(null);
  };
  return { client, browser, seen, signOuts, stop, signOutInAnotherTab };
}

const SESSION_ENDED = { currentUser: null, marked: false, ended: ['ana-refresh-token'] };

test('a new tab of the same browser session is signed in', async () => {
  const { client, seen } = loadPage({ stored: ANA, marked: true });
  expect(await client.getToken()).toBe('ana-id-token');
  expect(seen).toEqual(['ana']);
});

test('a user stored by an earlier browser session is signed out and never shown', async () => {
  const { client, browser, seen } = loadPage({ stored: ANA });
  expect(await client.getToken()).toBeNull();
  expect(seen).toEqual([null]);
  expect(browser).toEqual(SESSION_ENDED);
});

test('signing in marks the session before the user is stored', async () => {
  const { client, browser, seen } = loadPage();
  await client.signIn('ana@example.com', 'right');
  expect(seen).toEqual([null, 'ana']);
  expect(browser.marked).toBe(true);
});

test('a failed sign-in leaves no marker, unless someone is signed in', async () => {
  const fresh = loadPage();
  await expect(fresh.client.signIn('ana@example.com', 'wrong')).rejects.toEqual(
    new SignInError('wrong-password'),
  );
  expect(fresh.browser.marked).toBe(false);
  const signedIn = loadPage({ stored: ANA, marked: true });
  await expect(signedIn.client.signIn('jo@example.com', 'wrong')).rejects.toThrow(SignInError);
  expect(signedIn.browser.marked).toBe(true);
});

test('signing out removes the marker and ends the session on the server', async () => {
  const { client, browser, seen } = loadPage({ stored: ANA, marked: true });
  await client.getToken();
  await client.signOut();
  expect(seen).toEqual(['ana', null]);
  expect(browser).toEqual(SESSION_ENDED);
});

test('an expired session keeps the marker, which tells it from a sign-out in another tab', async () => {
  const expired = loadPage({ stored: ANA, marked: true });
  await expired.client.getToken();
  await expired.client.signOut({ isExpired: true });
  expect(expired.signOuts).toEqual([false]);
  const left = loadPage({ stored: ANA, marked: true });
  await left.client.getToken();
  left.signOutInAnotherTab();
  await left.client.getToken();
  expect(left.signOuts).toEqual([true]);
});

test('a listener that is removed early hears nothing', async () => {
  const { client, seen, stop } = loadPage({ stored: ANA, marked: true });
  stop();
  await client.getToken();
  await client.signOut();
  expect(seen).toEqual([]);
});
