import { userChanged } from '#features/auth/index.ts';
import { toastDismissed, toastShown, toastsSlice } from './toastsSlice.ts';

const { reducer, getInitialState } = toastsSlice;

test('dismisses one of two equal messages', () => {
  const first = toastShown({ tone: 'info', text: 'Saved.' });
  const second = toastShown({ tone: 'info', text: 'Saved.' });
  expect(first.payload.id).not.toBe(second.payload.id);
  const both = [first, second].reduce(reducer, getInitialState());
  expect(both.map(({ text }) => text)).toEqual(['Saved.', 'Saved.']);
  expect(reducer(both, toastDismissed(first.payload.id))).toEqual([second.payload]);
});

test('messages stay after signing out, and are cleared by signing in', () => {
  const shown = reducer(getInitialState(), toastShown({ tone: 'error', text: 'Not saved.' }));
  expect(reducer(shown, userChanged(null))).toEqual(shown);
  const user = { uid: 'ada', email: 'ada@example.com', displayName: null };
  expect(reducer(shown, userChanged(user))).toEqual([]);
});

test('keeps the three latest messages', () => {
  const shown = ['1', '2', '3', '4'].map((text) => toastShown({ tone: 'info', text }));
  const state = shown.reduce(reducer, getInitialState());
  expect(state.map(({ text }) => text)).toEqual(['2', '3', '4']);
});
