import { leadStatusHistory } from '../db/schema.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { readResponseRate } from './responseRate.ts';

const DAY = 86_400_000;
const lead = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const { server } = suiteServer();

/** The rate for a history of lead number, status and how many days ago. */
async function rateFor(
  ...steps: [number, 'new' | 'applied' | 'interviewing' | 'rejected' | 'withdrawn', number][]
) {
  const { uid } = await server.createUser();
  for (const [number, toStatus, daysAgo] of steps) {
    await server.db.insert(leadStatusHistory).values({
      userId: uid,
      leadId: lead(number),
      toStatus,
      changedBy: uid,
      changedAt: new Date(Date.now() - daysAgo * DAY),
    });
  }
  return readResponseRate(server.db, uid);
}

test('is 0% without data', async () => {
  expect(await rateFor()).toEqual({ percent: 0, change: 0 });
  expect(await rateFor([1, 'new', 1], [2, 'withdrawn', 1])).toEqual({ percent: 0, change: 0 });
});

test('is the share of contacted leads that responded', async () => {
  const rate = await rateFor(
    [1, 'applied', 5],
    [1, 'interviewing', 4],
    [1, 'rejected', 3],
    [2, 'applied', 5],
    [3, 'applied', 2],
    [3, 'withdrawn', 1],
    [4, 'new', 1],
  );
  expect(rate.percent).toBe(33);
});

test('includes the change over 30 days', async () => {
  const rate = await rateFor(
    [1, 'applied', 60],
    [1, 'interviewing', 50],
    [2, 'applied', 40],
    [3, 'applied', 10],
    [4, 'applied', 10],
  );
  expect(rate).toEqual({ percent: 25, change: -25 });
});
