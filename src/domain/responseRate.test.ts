import { responseRate } from './responseRate.ts';

const nobody = { contacted: 0, answered: 0 };

test.each([
  [nobody, nobody, { percent: 0, change: 0 }],
  [{ contacted: 3, answered: 1 }, nobody, { percent: 33, change: 33 }],
  [
    { contacted: 4, answered: 1 },
    { contacted: 2, answered: 1 },
    { percent: 25, change: -25 },
  ],
])('of %j against %j', (now, before, rate) => {
  expect(responseRate(now, before)).toEqual(rate);
});
