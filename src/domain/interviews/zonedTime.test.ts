import { momentAt, zonedTime } from './zonedTime.ts';

test.each([
  ['Europe/Oslo', '2026-12-01', '10:00', '2026-12-01T09:00:00.000Z'],
  ['America/New_York', '2026-07-01', '09:30', '2026-07-01T13:30:00.000Z'],
  ['Asia/Kolkata', '2026-07-01', '00:15', '2026-06-30T18:45:00.000Z'],
  // An hour after the clocks were put forward and back.
  ['Europe/Oslo', '2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Oslo', '2026-10-25', '03:30', '2026-10-25T02:30:00.000Z'],
])('in %s, %s %s is %s, and back', (zone, day, time, moment) => {
  expect(momentAt(day, time, zone)).toBe(moment);
  expect(zonedTime(moment, zone)).toEqual([day, time]);
});

test('is no moment without a date', () => {
  expect(momentAt('', '10:00', 'Europe/Oslo')).toBeNull();
});
