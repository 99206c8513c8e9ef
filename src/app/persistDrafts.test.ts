import { selectUser } from '#features/auth/index.ts';
import { draftChanged, draftKept, selectDraft } from '#features/shell/draftsSlice.ts';
import { MOCK_PASSWORD, MOCK_USER } from '#mocks/mockUser.ts';
import { fakeAuth, OTHER_USER } from '#test/fakeAuth.ts';
import { createStore } from './createStore.ts';
import { persistDrafts, restoreDrafts } from './persistDrafts.ts';

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

test('another user does not get them', async () => {
  await expireSession();
  const { auth, draft } = loadPage();
  await auth.signIn(OTHER_USER.email, MOCK_PASSWORD);
  expect(draft()).toBeUndefined();
});

test('nothing is stored while the user is signed in; the browser asks instead', () => {
  const { store } = loadPage(fakeAuth());
  expect(browserAsks()).toBe(false);
  store.dispatch(draftChanged({ name: 'lead/new', unsaved: true }));
  expect(browserAsks()).toBe(true);
  leavePage();
  expect(sessionStorage).toHaveLength(0);
});
