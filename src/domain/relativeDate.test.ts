import { relativeDate } from './relativeDate.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  ['under a minute', 59_000, 'Just now'],
  ['a minute', MINUTE, '1m ago'],
  ['just under an hour', HOUR - 1, '59m ago'],
  ['an hour', HOUR, '1h ago'],
  ['just under a day', DAY - 1, '23h ago'],
  ['a day', DAY, '1d ago'],
  ['just under a week', 7 * DAY - 1, '6d ago'],
])('formats the age of a timestamp: %s', (_what, age, words) => {
  expect(relativeDate(ago(age), now)).toBe(words);
});

test('shows the local date after a week', () => {
  expect(relativeDate(ago(7 * DAY), now)).toBe(ago(7 * DAY).toLocaleDateString());
});

test('treats a timestamp in the near future as now', () => {
  expect(relativeDate(ago(-5 * MINUTE), now)).toBe('Just now');
});

test('is empty for an invalid timestamp', () => {
  expect(relativeDate(null, now)).toBe('');
  expect(relativeDate('yesterday', now)).toBe('');
});
