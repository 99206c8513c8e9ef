import { linkOf, nextInterviewSentence, sortInterviews } from './interview.ts';

const now = new Date(2026, 10, 26, 12);
const inDays = (days: number, hour = 9) => ({
  interview: { startsAt: new Date(2026, 10, 26 + days, hour, 30).toISOString() },
});

test('the next week is upcoming, and of the week after it what fits', () => {
  const [past, today, week, next, later] = [-1, 0, 7, 12, 13].map((days) => inDays(days));
  const open = [past, today, week, next, later, inDays(15)].filter((entry) => entry !== undefined);
  expect(sortInterviews(open, now)).toEqual({ upcoming: [today, week, next], toRate: [past] });
  const busy = Array.from({ length: 5 }, (_, days) => inDays(days));
  expect(sortInterviews(busy, now).upcoming).toEqual(busy);
});

test('says when the next one is', () => {
  const say = (days: number, kind: 'video' | 'task' = 'video') =>
    nextInterviewSentence({ ...inDays(days).interview, kind }, now);
  expect(say(0)).toMatch(/^Your next interview is today at 9:30\sAM\.$/);
  expect(say(1, 'task')).toMatch(/^Your next task is due tomorrow at 9:30\sAM\.$/);
  expect(say(4)).toMatch(/^Your next interview is on Monday, Nov 30 at 9:30\sAM\.$/);
});

test('a place is a link only when all of it is one', () => {
  expect(linkOf({ place: 'https://meet.example/a' })).toBe('https://meet.example/a');
  expect(linkOf({ place: 'Room 4, https://example.com' })).toBeNull();
  expect(linkOf({ place: 'javascript:alert(1)' })).toBeNull();
});
