import { responseRate } from './responseRate.ts';

const none = { contacted: 0, responded: 0 };

test.each([
  [none, none, { percent: 0, change: 0 }],
  [{ contacted: 3, responded: 1 }, none, { percent: 33, change: 0 }],
  [
    { contacted: 4, responded: 1 },
    { contacted: 2, responded: 1 },
    { percent: 25, change: -25 },
  ],
  [{ contacted: 221, responded: 220 }, none, { percent: 99, change: 0 }],
  [{ contacted: 221, responded: 221 }, none, { percent: 100, change: 0 }],
  [{ contacted: 221, responded: 1 }, none, { percent: 1, change: 0 }],
])('computes percent and change from %j and %j before', (now, before, rate) => {
  expect(responseRate(now, before)).toEqual(rate);
});
