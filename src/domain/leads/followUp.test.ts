import { calendarDateOf, daysOverdue, dueText, followUpIn, followUpOn } from './followUp.ts';

const NOW = new Date(2026, 10, 25, 23, 30);

test('a follow-up is on the chosen day, at 9 o’clock', () => {
  const followUp = followUpOn('2026-11-23');
  expect(followUp && new Date(followUp)).toEqual(new Date(2026, 10, 23, 9));
  expect(calendarDateOf(followUp)).toBe('2026-11-23');
});

test.each(['', '0002-11-23', '2026-13-45', '12026-01-01'])(
  '%j is no day for a follow-up',
  (date) => {
    expect(followUpOn(date)).toBeNull();
  },
);

test('a follow-up in some days counts from today, over the end of a month', () => {
  expect(calendarDateOf(followUpIn(1, NOW))).toBe('2026-11-26');
  expect(calendarDateOf(followUpIn(7, NOW))).toBe('2026-12-02');
});

test('is overdue from the day after, at any time of day', () => {
  expect(daysOverdue(new Date(2026, 10, 23, 23, 59), NOW)).toBe(2);
  expect(daysOverdue(new Date(2026, 10, 25, 9), NOW)).toBe(0);
  expect(daysOverdue(new Date(2026, 10, 26, 0, 1), NOW)).toBe(-1);
});

test('has no day without a timestamp', () => {
  expect(calendarDateOf(null)).toBe('');
});

test('says when a follow-up is due, with the time of day if it has one', () => {
  const due = (day: number, hour = 9, minute = 0) =>
    dueText(new Date(2026, 10, day, hour, minute), NOW);
  expect(due(23)).toBe('Overdue 2d');
  expect(due(25)).toBe('Today');
  expect(due(25, 14, 30)).toBe('Today 2:30 PM');
  expect(due(26)).toBe('Tomorrow');
  expect(due(28)).toBe('In 3 days');
  expect(due(28, 14)).toBe('In 3 days, 2:00 PM');
  expect(due(32)).toBe('Dec 2');
  expect(due(32, 14)).toBe('Dec 2, 2:00 PM');
});

test('says since when a follow-up is overdue from a week on', () => {
  const since = new Date(2026, 10, 18, 14);
  expect(dueText(new Date(2026, 10, 19, 14), NOW)).toBe('Overdue 6d');
  expect(dueText(since, NOW)).toBe('Overdue since Nov 18');
  expect(dueText(new Date(2025, 10, 18), NOW)).toBe('Overdue since Nov 18, 2025');
  expect(dueText(since, NOW, true)).toBe('Nov 18');
});
