import { period } from './period.ts';

test.each([
  ['2019-03', '2021-12', 'Mar 2019 – Dec 2021'],
  ['2019-03', '', 'Mar 2019 – Present'],
  ['', '2021', 'Until 2021'],
  ['summer 2019', 'autumn', 'summer 2019 – autumn'],
  ['2019-13', '2020', '2019-13 – 2020'],
  ['', '', ''],
])('%j to %j: %s', (start, end, words) => {
  expect(period(start, end)).toBe(words);
});
