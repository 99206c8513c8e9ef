import { isoDate, lastDay, localDay } from './isoDate.ts';

it.each([
  ['2026-03-09', '2026-03-09'],
  ['2026-03-09T23:30:00.000+02:00', '2026-03-09'],
  ['09.03.2026', '2026-03-09'],
  ['March 9, 2026', '2026-03-09'],
  ['Wed Sep 02 02:00:00 UTC 2026', '2026-09-02'],
  ['03/09/2026', ''],
  ['2026-13-40', ''],
  ['31.02.2026', ''],
  ['Smarch 9, 2026', ''],
])('reads %j as %j', (text, date) => {
  expect(isoDate(text)).toBe(date);
});

/** An instant, by the clock of the user. */
const here = (day: number, hour: number, minute = 0): string =>
  new Date(2027, 0, day, hour, minute).toISOString();

it.each([
  [here(15, 23, 59), '2027-01-15', '2027-01-15'],
  [here(16, 0), '2027-01-16', '2027-01-15'],
  [here(16, 1), '2027-01-16', '2027-01-15'],
  [here(16, 9), '2027-01-16', '2027-01-16'],
  [new Date(2027, 0, 16, 0).toUTCString(), '2027-01-16', '2027-01-15'],
  // No instant without a zone, or without a time.
  ['2027-01-16T00:00:00', '2027-01-16', '2027-01-16'],
  ['2027-01-16', '2027-01-16', '2027-01-16'],
  ['', '', ''],
])('reads the day of %j as %j, and as a deadline as %j', (text, day, last) => {
  expect([localDay(text), lastDay(text)]).toEqual([day, last]);
});
