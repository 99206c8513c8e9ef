import { responseRate } from './responseRate.ts';

const nobody = { contacted: 0, responded: 0 };

test.each([
  [nobody, nobody, { percent: 0, change: 0 }],
  [{ contacted: 3, responded: 1 }, nobody, { percent: 33, change: 33 }],
  [
    { contacted: 4, responded: 1 },
    { contacted: 2, responded: 1 },
    { percent: 25, change: -25 },
  ],
])('computes percent and change from %j and %j before', (now, before, rate) => {
  expect(responseRate(now, before)).toEqual(rate);
});
