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
