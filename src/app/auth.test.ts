import type { User } from 'firebase/auth';
import { HttpResponse, http } from 'msw/http';
import { type AuthClient, type SessionUser, SignInError } from '#domain/auth/auth.ts';
import { selectUser } from '#features/auth/index.ts';
import { draftChanged, draftKept, selectDraft } from '#features/shell/draftsSlice.ts';
import { identityError } from '#mocks/identityError.ts';
import { MOCK_PASSWORD, MOCK_TOKEN, MOCK_USER } from '#mocks/mockUser.ts';
import { mockServer } from '#mocks/node.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { createAuthClient, type IdentityProvider } from './authClient.ts';
import { createStore } from './createStore.ts';
import { createEmbeddedProvider } from './embeddedProvider.ts';
import { createLazyAuth } from './lazyAuth.ts';
import { persistDrafts, restoreDrafts } from './persistDrafts.ts';
import { hasSessionMarker, setSessionMarker } from './sessionMarker.ts';

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
  } satisfies IdentityProvider;
  const signIn = async (_email: string, password: string) => {
    if (!browser.marked) throw new Error('Another tab would sign the user out');
    if (password !== 'right') throw Object.assign(new Error(), { code: 'auth/wrong-password' });
    change(ANA);
  };
  const client = createAuthClient(auth, {
    signIn,
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

test('a listener that stops when it knows the user is called once', async () => {
  const { client } = loadPage({ stored: ANA, marked: true });
  const seen: (string | undefined)[] = [];
  const stop = client.onUserChanged((user) => {
    stop();
    seen.push(user?.uid);
  });
  await client.getToken();
  await client.signOut();
  await client.signIn('ana@example.com', 'right');
  expect(seen).toEqual(['ana']);
});

describe('lazyAuth', () => {
  /** The users that the client reports, in order. */
  function usersOf(auth: AuthClient): (SessionUser | null)[] {
    const users: (SessionUser | null)[] = [];
    auth.onUserChanged((user) => users.push(user));
    return users;
  }

  const offline = () => Promise.reject(new TypeError('Failed to fetch'));

  test('without a session, no one is signed in and nothing is loaded', () => {
    const load = jest.fn(offline);
    expect(usersOf(createLazyAuth(load, false))).toEqual([null]);
    expect(load).not.toHaveBeenCalled();
  });

  test('loads the SDK once, to sign in, and then reports its user', async () => {
    const load = jest.fn(async () => fakeAuth({ user: null }));
    const auth = createLazyAuth(load, false);
    const users = usersOf(auth);
    await auth.signIn(MOCK_USER.email, MOCK_PASSWORD);
    expect(users.at(-1)).toEqual(MOCK_USER);
    await auth.signOut();
    expect(users.at(-1)).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('the user of a session is unknown until the SDK is loaded', async () => {
    const auth = createLazyAuth(async () => fakeAuth(), true);
    const users = usersOf(auth);
    expect(users).toEqual([]);
    await auth.open();
    expect(users).toEqual([MOCK_USER]);
  });

  test('an SDK that cannot be loaded leaves the visitor signed out, and the next attempt loads it', async () => {
    const load = jest.fn(async () => fakeAuth({ user: null })).mockImplementationOnce(offline);
    const auth = createLazyAuth(load, true);
    const users = usersOf(auth);
    await expect(auth.open()).rejects.toThrow('Failed to fetch');
    expect(users).toEqual([null]);
    await auth.signIn(MOCK_USER.email, MOCK_PASSWORD);
    expect(users.at(-1)).toEqual(MOCK_USER);
  });
});

describe('embeddedProvider', () => {
  const HOUR = 3_600_000;

  async function signedIn() {
    const { provider, signIn } = createEmbeddedProvider(location.origin);
    const seen: (string | undefined)[] = [];
    provider.onAuthStateChanged((user) => seen.push(user?.uid));
    await signIn(MOCK_USER.email, MOCK_PASSWORD);
    return { provider, seen };
  }

  /** What a page does with `localStorage` reaches the other pages as an event. */
  function changeInOtherTab(change: () => void) {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  }

  afterEach(() => jest.restoreAllMocks());

  test('stores the user, whom the next page load finds', async () => {
    const { seen } = await signedIn();
    expect(seen).toEqual([undefined, MOCK_USER.uid]);
    const { currentUser } = createEmbeddedProvider(location.origin).provider;
    expect(currentUser).toMatchObject(MOCK_USER);
    expect(await currentUser?.getIdToken()).toBe(MOCK_TOKEN);
  });

  test.each([
    ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Please try again later.', 'too-many-requests'],
    ['MISSING_PASSWORD', undefined],
  ])('rejects a sign-in with %s as %s', async (message, code) => {
    const rejectSignIn = () => identityError(message);
    mockServer.use(http.post('*/v1/accounts\\:signInWithPassword', rejectSignIn));
    const { provider, signIn } = createEmbeddedProvider(location.origin);
    await expect(signIn(MOCK_USER.email, 'wrong')).rejects.toMatchObject({ message, code });
    expect(provider.currentUser).toBeNull();
  });

  test('renews an expired token once, for all who ask', async () => {
    const { provider } = await signedIn();
    const renewals: unknown[] = [];
    mockServer.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/v1/token')) renewals.push(request);
    });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + HOUR);
    const tokens = [provider.currentUser?.getIdToken(), provider.currentUser?.getIdToken()];
    expect(await Promise.all(tokens)).toEqual([MOCK_TOKEN, MOCK_TOKEN]);
    await provider.currentUser?.getIdToken();
    expect(renewals).toHaveLength(1);
    mockServer.events.removeAllListeners();
  });

  test('signs out when the session has ended, but not when the server is unavailable', async () => {
    const { provider, seen } = await signedIn();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + HOUR);
    mockServer.use(http.post('*/v1/token', () => new HttpResponse(null, { status: 503 })));
    await expect(provider.currentUser?.getIdToken()).rejects.toThrow('503');
    expect(provider.currentUser?.uid).toBe(MOCK_USER.uid);
    mockServer.use(http.post('*/v1/token', () => identityError('TOKEN_EXPIRED')));
    await expect(provider.currentUser?.getIdToken()).rejects.toThrow('400');
    expect(seen).toEqual([undefined, MOCK_USER.uid, undefined]);
    expect(createEmbeddedProvider(location.origin).provider.currentUser).toBeNull();
  });

  test('signing in and out reaches the other tabs', async () => {
    const other = createEmbeddedProvider(location.origin).provider;
    const seen: (string | undefined)[] = [];
    other.onAuthStateChanged((user) => seen.push(user?.uid));
    const { provider } = await signedIn();
    changeInOtherTab(() => {});
    await provider.signOut();
    changeInOtherTab(() => {});
    expect(seen).toEqual([undefined, MOCK_USER.uid, undefined]);
  });
});

describe('sessionMarker', () => {
  afterEach(() => setSessionMarker(false));

  test('marks the browser session until the user signs out', () => {
    expect(hasSessionMarker()).toBe(false);
    setSessionMarker(true);
    expect(hasSessionMarker()).toBe(true);
    setSessionMarker(false);
    expect(hasSessionMarker()).toBe(false);
  });

  test('is a cookie without an age, so that it ends with the browser', () => {
    const set = jest.spyOn(document, 'cookie', 'set');
    setSessionMarker(true);
    expect(set).toHaveBeenCalledWith('leadside-session=1; Path=/; SameSite=Lax');
  });

  test.each(['leadside-session=0', 'my-leadside-session=1', 'leadside-session=10'])(
    'is not another cookie: %s',
    (cookie) => {
      jest.spyOn(document, 'cookie', 'get').mockReturnValue(`a=1; ${cookie}`);
      expect(hasSessionMarker()).toBe(false);
    },
  );
});

describe('a browser that blocks site data', () => {
  const throwing = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };

  test.each([
    ['storage', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(throwing)],
    ['cookies', () => jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {})],
  ])('rejects a sign-in before it is sent when it blocks %s', async (_, block) => {
    const signIn = jest.fn();
    const { provider } = createEmbeddedProvider(location.origin);
    const marker = { has: hasSessionMarker, set: setSessionMarker };
    const client = createAuthClient(provider, { signIn, marker });
    block();
    await expect(client.signIn(MOCK_USER.email, MOCK_PASSWORD)).rejects.toMatchObject({
      name: 'SignInError',
      code: 'site-data-blocked',
    });
    expect(signIn).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    setSessionMarker(false);
  });

  test.each(['localStorage', 'sessionStorage'] as const)('opens without %s', (name) => {
    jest.spyOn(window, name, 'get').mockImplementation(throwing);
    expect(restoreDrafts(name)).toEqual({});
    const store = createStore({ auth: fakeAuth(), apiBase: '/api' });
    const stop = persistDrafts(store);
    window.dispatchEvent(new Event('pagehide'));
    stop();
  });
});

describe('persistDrafts', () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  /** Loads the page, as main.tsx does. */
  function loadPage(auth = fakeAuth({ user: null })) {
    const store = createStore({ auth, apiBase: '/api', preloadedState: restoreDrafts() });
    stops.push(persistDrafts(store));
    const draft = () => selectDraft(store.getState(), 'lead/new')?.value;
    return { auth, store, draft };
  }

  const leavePage = () => window.dispatchEvent(new Event('pagehide'));

  const browserAsks = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  async function expireSession() {
    const { auth, store } = loadPage(fakeAuth());
    await auth.signOut();
    store.dispatch(draftKept({ name: 'lead/new', value: 'Berlin', unsaved: true }));
    leavePage();
  }

  test('drafts of an expired session survive one reload', async () => {
    await expireSession();
    const { auth, store, draft } = loadPage();
    await auth.signIn(MOCK_USER.email, MOCK_PASSWORD);
    expect(selectUser(store.getState())).toEqual(MOCK_USER);
    expect(draft()).toBe('Berlin');
    expect(loadPage().draft()).toBeUndefined();
  });

  test('nothing is stored while the user is signed in; the browser asks instead', () => {
    const { store } = loadPage(fakeAuth());
    expect(browserAsks()).toBe(false);
    store.dispatch(draftChanged({ name: 'lead/new', unsaved: true }));
    expect(browserAsks()).toBe(true);
    leavePage();
    expect(sessionStorage).toHaveLength(0);
  });
});
