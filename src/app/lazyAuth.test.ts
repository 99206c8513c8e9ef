import type { AuthClient, SessionUser } from '#domain/auth/auth.ts';
import { MOCK_PASSWORD, MOCK_USER } from '#mocks/mockUser.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { createLazyAuth } from './lazyAuth.ts';

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
