import { api } from '#api/api.ts';
import { userChanged } from '#features/auth/index.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { selectToasts, toastDismissed, toastShown, toastsSlice } from './toastsSlice.ts';

const { reducer, getInitialState } = toastsSlice;

const failed = (text: string, about = text) => toastShown({ tone: 'error', text, about });

/** The texts on screen after these actions. */
const textsAfter = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, getInitialState()).map(({ text }) => text);

test('dismisses one of two equal messages', () => {
  const first = toastShown({ tone: 'error', text: 'Not saved.' });
  const second = toastShown({ tone: 'error', text: 'Not saved.' });
  const both = [first, second].reduce(reducer, getInitialState());
  expect(reducer(both, toastDismissed(first.payload.id))).toEqual([second.payload]);
});

test('keeps the three latest errors', () => {
  expect(textsAfter(...['1', '2', '3', '4'].map((text) => failed(text)))).toEqual(['2', '3', '4']);
});

test('the next message replaces one that reports a success, and an error about the same', () => {
  const copied = toastShown({ tone: 'success', text: 'Pitch copied.' });
  const added = toastShown({ tone: 'success', text: 'Lead added.', about: 'lead-1' });
  const errors = [failed('Lead 1 not saved.', 'lead-1'), failed('Lead 2 not saved.', 'lead-2')];
  expect(textsAfter(copied, ...errors, added)).toEqual(['Lead 2 not saved.', 'Lead added.']);
});

test('a write ends the messages of earlier writes, but only the errors about what it writes', () => {
  const store = createTestStore();
  store.dispatch(failed('Lead 1 not saved.', 'lead-1'));
  store.dispatch(failed('Lead 2 not saved.', 'lead-2'));
  store.dispatch(failed('Profile not saved.', 'profile'));
  store.dispatch(toastShown({ tone: 'success', text: 'Lead added.' }));
  const write = store.dispatch(api.endpoints.deleteLeads.initiate(['lead-1']));
  expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([
    'Lead 2 not saved.',
    'Profile not saved.',
  ]);
  write.abort();
});

test('messages stay after signing out, and are cleared by signing in', () => {
  const shown = reducer(getInitialState(), toastShown({ tone: 'error', text: 'Not saved.' }));
  expect(reducer(shown, userChanged(null))).toEqual(shown);
  const user = { uid: 'ada', email: 'ada@example.com', displayName: null };
  expect(reducer(shown, userChanged(user))).toEqual([]);
});
