import { userChanged } from '#features/auth/index.ts';
import { toastDismissed, toastShown, toastsSlice } from './toastsSlice.ts';

const { reducer, getInitialState } = toastsSlice;

test('messages are told apart, and only the dismissed one goes', () => {
  const first = toastShown({ tone: 'info', text: 'Saved.' });
  const second = toastShown({ tone: 'info', text: 'Saved.' });
  expect(first.payload.id).not.toBe(second.payload.id);
  const both = [first, second].reduce(reducer, getInitialState());
  expect(both.map(({ text }) => text)).toEqual(['Saved.', 'Saved.']);
  expect(reducer(both, toastDismissed(first.payload.id))).toEqual([second.payload]);
});

test('what was said to one user stays on the sign-in page, and is gone when somebody signs in', () => {
  const shown = reducer(getInitialState(), toastShown({ tone: 'error', text: 'Not saved.' }));
  expect(reducer(shown, userChanged(null))).toEqual(shown);
  const user = { uid: 'ada', email: 'ada@example.com', displayName: null };
  expect(reducer(shown, userChanged(user))).toEqual([]);
});
