import { selectUser } from '#features/auth/index.ts';
import { pitchReopened, selectPitchDraft } from '#features/pitches/index.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { MOCK_PASSWORD, MOCK_USER } from '#mocks/mockUser.ts';
import { fakeAuth, OTHER_USER } from '#test/fakeAuth.ts';
import { createStore } from './createStore.ts';
import { followSession } from './followSession.ts';
import { keepInterruptedWork, takeInterruptedWork } from './interruptedWork.ts';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** A page of the tab, as main.tsx starts it. */
function openPage(auth = fakeAuth({ user: null })) {
  const store = createStore({ auth, apiBase: '/api', preloadedState: takeInterruptedWork() });
  followSession(store, auth);
  endings.push(keepInterruptedWork(store));
  const pitch = () => selectPitchDraft(store.getState()).text;
  return { auth, store, pitch };
}
const reload = () => window.dispatchEvent(new Event('pagehide'));

async function interrupt() {
  const { auth, store } = openPage(fakeAuth());
  store.dispatch(pitchReopened(makePitch({ content: 'Dear Maja' })));
  await auth.signOut();
  reload();
}

test('work that waits for its user survives a reload, once', async () => {
  await interrupt();
  const { auth, store, pitch } = openPage();
  await auth.signIn(MOCK_USER.email, MOCK_PASSWORD);
  expect(selectUser(store.getState())).toEqual(MOCK_USER);
  expect(pitch()).toBe('Dear Maja');
  expect(openPage().pitch()).toBe('');
});

test('nobody else finds it', async () => {
  await interrupt();
  const { auth, pitch } = openPage();
  await auth.signIn(OTHER_USER.email, MOCK_PASSWORD);
  expect(pitch()).toBe('');
});

test('nothing is kept of a user who is signed in', () => {
  const { store } = openPage(fakeAuth());
  store.dispatch(pitchReopened(makePitch()));
  reload();
  expect(sessionStorage).toHaveLength(0);
});
