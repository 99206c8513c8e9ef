import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { newLeadSchema } from '#domain/contract/leads.ts';
import { newLeadRow } from '../leads/leadColumns.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { deleteOldUsageData, deleteOldUsageDataHourly } from './deleteOldUsageData.ts';
import {
  knownNetworks,
  lastDeletion,
  leads,
  pitchCounts,
  sessions,
  signInAttempts,
} from './schema.ts';

/** Of its own, because it deletes and counts rows of all users. */
const { server } = suiteServer(async () => ({ database: await openTestDatabase() }));

const NOW = new Date('2026-06-15T12:00:00Z');
const OLD = new Date('2024-06-14T12:00:00Z');
const RECENT = new Date('2024-06-16T12:00:00Z');

/** It last ran then. */
beforeEach(async () => {
  await server.db.delete(lastDeletion);
  await deleteOldUsageData(server.db, new Date('2026-06-14T12:00:00Z'));
});

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
    const session = { id: randomUUID(), tokenHash: label, familyHash: label };
    await db.insert(sessions).values({ userId, ...session, signedInAt: date, expiresAt: date });
  }
  await deleteOldUsageData(db, NOW);
  expect(await db.select().from(pitchCounts)).toMatchObject([{ day: '2024-06-16' }]);
  expect(await db.select().from(knownNetworks)).toMatchObject([{ signedInAt: RECENT }]);
  expect(await db.select().from(signInAttempts)).toMatchObject([{ retryAt: RECENT }]);
  expect(await db.select().from(sessions)).toMatchObject([{ expiresAt: RECENT }]);
});

test('deletes it every hour while the server runs', async () => {
  const { db } = server;
  const { uid: userId } = await server.createUser();
  await db.delete(pitchCounts);
  jest.useFakeTimers({ now: NOW });
  await deleteOldUsageDataHourly(db);
  await db.insert(pitchCounts).values({ userId, day: '2024-06-16', pitches: 3 });
  jest.advanceTimersByTime(2 * 24 * 60 * 60 * 1000);
  jest.useRealTimers();
  // The test's timeout ends this otherwise.
  while ((await db.$count(pitchCounts)) > 0) await sleep(10);
});

describe('when the clock jumps', () => {
  const HOUR = 60 * 60 * 1000;

  /** Returns how many deleted leads there still are. */
  async function run(now: string, elapsed = 0): Promise<number> {
    await deleteOldUsageData(server.db, new Date(now), elapsed);
    return server.db.$count(leads);
  }

  beforeEach(async () => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { uid: userId } = await server.createUser();
    const deletedAt = new Date('2026-06-01T12:00:00Z');
    const lead = newLeadRow(userId, newLeadSchema.parse({ title: 'Engineer', company: 'Arbor' }));
    await server.db.delete(leads);
    await server.db.insert(leads).values({ ...lead, deletedAt });
  });

  test('keeps deleted leads, however often the server starts', async () => {
    for (let starts = 0; starts < 50; starts += 1) {
      expect(await run('2026-07-12T12:00:00Z')).toBe(1);
    }
    expect(await run('2030-06-15T12:00:00Z')).toBe(1);
    expect(await run('2026-06-16T12:00:00Z')).toBe(1);
  });

  test('keeps deleted leads at the first start of all', async () => {
    await server.db.delete(lastDeletion);
    expect(await run('2030-06-15T12:00:00Z')).toBe(1);
    expect(await run('2026-06-16T12:00:00Z')).toBe(1);
  });

  test('deletes them after the server has run for days', async () => {
    // Four weeks without the server: three of them are made up for in three days.
    for (let hour = 0; hour < 3 * 24; hour += 1) {
      expect(await run('2026-07-12T12:00:00Z', HOUR)).toBe(1);
    }
    expect(await run('2026-07-12T12:00:00Z', HOUR)).toBe(0);
  });
});
