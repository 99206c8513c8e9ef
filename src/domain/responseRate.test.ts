import { responseRate } from './responseRate.ts';

const none = { contacted: 0, responded: 0 };

test.each([
  [none, none, { percent: 0, change: 0 }],
  [{ contacted: 3, responded: 1 }, none, { percent: 33, change: 33 }],
  [
    { contacted: 4, responded: 1 },
    { contacted: 2, responded: 1 },
    { percent: 25, change: -25 },
  ],
])('computes percent and change from %j and %j before', (now, before, rate) => {
  expect(responseRate(now, before)).toEqual(rate);
});
