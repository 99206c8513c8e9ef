import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { deleteOldUsageData, deleteOldUsageDataDaily } from './deleteOldUsageData.ts';
import {
  deletedLeads,
  knownNetworks,
  lastDeletion,
  pitchCounts,
  sessions,
  signInAttempts,
} from './schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NOW = new Date('2026-06-15T12:00:00Z');
const OLD = new Date('2024-06-14T12:00:00Z');
const RECENT = new Date('2024-06-16T12:00:00Z');

beforeEach(() => server.db.delete(lastDeletion));

test('deletes usage data of every user after two years, and keeps the rest', async () => {
  const { db } = server;
  const { uid: userId } = await server.createUser();
  // Signing up has left some of today.
  for (const table of [sessions, knownNetworks, signInAttempts]) await db.delete(table);
  for (const date of [OLD, RECENT]) {
    const label = date.toISOString();
    await db.insert(pitchCounts).values({ userId, day: label.slice(0, 10), pitches: 3 });
    await db.insert(knownNetworks).values({ userId, networkHash: label, signedInAt: date });
    await db.insert(signInAttempts).values({ subjectHash: label, failures: 2, retryAt: date });
    await db
      .insert(sessions)
      .values({ userId, id: randomUUID(), tokenHash: label, signedInAt: date, expiresAt: date });
  }
  await deleteOldUsageData(db, NOW);
  expect(await db.select().from(pitchCounts)).toMatchObject([{ day: '2024-06-16' }]);
  expect(await db.select().from(knownNetworks)).toMatchObject([{ signedInAt: RECENT }]);
  expect(await db.select().from(signInAttempts)).toMatchObject([{ retryAt: RECENT }]);
  expect(await db.select().from(sessions)).toMatchObject([{ expiresAt: RECENT }]);
});

test('deletes it every day while the server runs', async () => {
  const { db } = server;
  const { uid: userId } = await server.createUser();
  await db.delete(pitchCounts);
  jest.useFakeTimers({ now: NOW });
  await deleteOldUsageDataDaily(db);
  await db.insert(pitchCounts).values({ userId, day: '2024-06-16', pitches: 3 });
  jest.advanceTimersByTime(2 * 24 * 60 * 60 * 1000);
  jest.useRealTimers();
  // The test's timeout ends this otherwise.
  while ((await db.$count(pitchCounts)) > 0) await sleep(10);
});

test('keeps deleted leads when the clock jumps, however often the server starts', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { db } = server;
  const { uid: userId } = await server.createUser();
  const deletedAt = new Date('2026-06-01T12:00:00Z');
  const lead = { userId, id: randomUUID(), deletedAt, lead: {}, notes: [], pitches: [] };
  await db.insert(deletedLeads).values(lead);
  const start = async (now: string) => {
    await deleteOldUsageData(db, new Date(now));
    return db.$count(deletedLeads);
  };
  expect(await start('2026-06-15T12:00:00Z')).toBe(1);
  expect(await start('2030-06-15T12:00:00Z')).toBe(1);
  expect(await start('2030-06-16T12:00:00Z')).toBe(1);
  expect(await start('2026-06-16T12:00:00Z')).toBe(1);
  // After two weeks without the server, it takes a few starts.
  for (let day = 1; day <= 9; day += 1) expect(await start('2026-07-02T12:00:00Z')).toBe(1);
  expect(await start('2026-07-02T12:00:00Z')).toBe(0);
});
