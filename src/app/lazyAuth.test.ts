import { MOCK_PASSWORD, MOCK_USER } from '#mocks/mockUser.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { createLazyAuth } from './lazyAuth.ts';

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('nobody is signed in, and nothing is loaded, without a session', () => {
  const load = jest.fn(offline);
  const listener = jest.fn();
  createLazyAuth(load, false).onUserChanged(listener);
  expect(listener.mock.calls).toEqual([[null]]);
  expect(load).not.toHaveBeenCalled();
});

test('loads the SDK once, to sign in, and then reports its user', async () => {
  const load = jest.fn(async () => fakeAuth({ user: null }));
  const auth = createLazyAuth(load, false);
  const listener = jest.fn();
  auth.onUserChanged(listener);
  await auth.signIn(MOCK_USER.email, MOCK_PASSWORD);
  expect(listener).toHaveBeenLastCalledWith(MOCK_USER);
  await auth.signOut();
  expect(listener).toHaveBeenLastCalledWith(null);
  expect(load).toHaveBeenCalledTimes(1);
});

test('the user of a session is unknown until the SDK is loaded', async () => {
  const auth = createLazyAuth(async () => fakeAuth(), true);
  const listener = jest.fn();
  auth.onUserChanged(listener);
  expect(listener).not.toHaveBeenCalled();
  await auth.open();
  expect(listener.mock.calls).toEqual([[MOCK_USER]]);
});

test('an SDK that cannot be loaded leaves the visitor signed out, and the next attempt loads it', async () => {
  const load = jest.fn(async () => fakeAuth({ user: null })).mockImplementationOnce(offline);
  const auth = createLazyAuth(load, true);
  const listener = jest.fn();
  auth.onUserChanged(listener);
  await expect(auth.open()).rejects.toThrow('Failed to fetch');
  expect(listener.mock.calls).toEqual([[null]]);
  await auth.signIn(MOCK_USER.email, MOCK_PASSWORD);
  expect(listener).toHaveBeenLastCalledWith(MOCK_USER);
});
