import { toDate } from './timestamp.ts';

const date = new Date('2026-01-14T13:05:00.250Z');

test.each([
  ['an ISO string', '2026-01-14T13:05:00.250Z'],
  ['a Date', date],
  ['a pair of seconds and nanoseconds', { _seconds: 1768395900, _nanoseconds: 250_000_000 }],
])('reads %s', (_kind, timestamp) => {
  expect(toDate(timestamp)).toEqual(date);
});

test.each([
  ['null', null],
  ['undefined', undefined],
  ['words', 'tomorrow'],
])('gives null for %s', (_kind, timestamp) => {
  expect(toDate(timestamp)).toBeNull();
});
