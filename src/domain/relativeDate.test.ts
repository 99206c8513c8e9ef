import { relativeDate, relativeDateInText, relativeDay, shortAge } from './relativeDate.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  ['under a minute', 59_000, 'Just now'],
  ['just under an hour', HOUR - 1, '59 minutes ago'],
  ['just under a day', DAY - 1, '23 hours ago'],
  ['just under a week', 7 * DAY - 1, '6 days ago'],
])('formats the age of a timestamp: %s', (_what, age, words) => {
  expect(relativeDate(ago(age), now)).toBe(words);
});

test('shows the day after a week, with the year when it was another year', () => {
  expect(relativeDate(ago(7 * DAY), now)).toBe('Mar 3');
  expect(relativeDate(ago(90 * DAY), now)).toBe('Dec 10, 2025');
});

test('starts in lowercase inside a sentence', () => {
  expect(relativeDateInText(now, now)).toBe('just now');
  expect(relativeDateInText(ago(7 * DAY), now)).toBe('Mar 3');
});

test.each([
  [MINUTE - 1, 'Now'],
  [59 * MINUTE, '59m'],
  [2 * HOUR, '2h'],
  [6 * DAY, '6d'],
  [7 * DAY, 'Mar 3'],
])('has a short form: %s ms', (age, words) => {
  expect(shortAge(ago(age), now)).toBe(words);
});

test.each([
  ['2026-03-10', 'today'],
  ['2026-03-03', 'Mar 3'],
  ['2026-03-16', 'in 6 days'],
  ['2025-12-10', 'Dec 10, 2025'],
])('says which day it was or will be: %s', (date, words) => {
  expect(relativeDay(date, now)).toBe(words);
});

test('is empty for an invalid timestamp', () => {
  expect(relativeDate(null, now)).toBe('');
  expect(relativeDate('yesterday', now)).toBe('');
});
