import { and, eq, sql } from 'drizzle-orm';
import { profileProblem } from '#domain/profile/profile.ts';
import { leadNotes, leadStatusHistory, leads, people } from '../db/schema.ts';
import { addProfile, findProfile } from '../profile/repository.ts';
import { callAs } from '../testing/callAs.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { DEMO_PROFILE } from './demoProfile.ts';
import { seedLead } from './seedLead.ts';
import { storeSeed } from './storeSeed.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('a seeded lead', () => {
  const seeds = Array.from({ length: 600 }, (_, index) => seedLead('ana', index, NOW));

  it('has a history from new to its status', () => {
    for (const { lead, history, notes } of seeds) {
      const steps = history.map(({ fromStatus, toStatus }) => [fromStatus, toStatus]);
      expect(steps[0]).toEqual([null, 'new']);
      expect(history.at(-1)?.toStatus).toBe(lead.status);
      expect(steps.slice(1).map(([from]) => from)).toEqual(steps.slice(0, -1).map(([, to]) => to));
      for (const timestamp of [
        ...history.map((step) => step.changedAt),
        ...notes.map((note) => note.createdAt),
      ]) {
        expect(Number(timestamp)).toBeGreaterThanOrEqual(Number(lead.createdAt));
        expect(Number(timestamp)).toBeLessThanOrEqual(Number(lead.updatedAt));
      }
    }
  });
});

describe('seeding', () => {
  const { server, user } = suiteServer();

  const hasContact = sql`${leads.contactInfo} ->> 'email' <> ''`;

  const rowsOf = (table: typeof leads | typeof leadNotes | typeof leadStatusHistory) =>
    server.db.$count(table, eq(table.userId, user.uid));

  const countAll = async () => [
    await rowsOf(leads),
    await rowsOf(leadNotes),
    await rowsOf(leadStatusHistory),
  ];

  it('replaces earlier seeded leads only', async () => {
    const call = callAs(server, user);
    await call('POST', '/api/leads', { title: 'Mine', company: 'X' });
    await storeSeed(server.db, user.uid, 600, NOW);
    await storeSeed(server.db, user.uid, 20, NOW);
    const [leadCount, ...others] = await countAll();
    expect(leadCount).toBe(21);
    await storeSeed(server.db, user.uid, 20, NOW);
    expect(await countAll()).toEqual([21, ...others]);
    expect(await call('GET', '/api/leads?q=mine')).toMatchObject({ body: { total: 1 } });
  });

  it('adds the people of its leads once', async () => {
    const { uid } = await server.createUser();
    const countPeople = () => server.db.$count(people, eq(people.userId, uid));
    await storeSeed(server.db, uid, 20, NOW);
    const count = await countPeople();
    expect(count).toBe(await server.db.$count(leads, and(eq(leads.userId, uid), hasContact)));
    await storeSeed(server.db, uid, 20, NOW);
    expect(await countPeople()).toBe(count);
  });

  it('adds a profile when there is none', async () => {
    await storeSeed(server.db, user.uid, 1, NOW);
    expect(await findProfile(server.db, user.uid)).toMatchObject(DEMO_PROFILE);
    expect(profileProblem(DEMO_PROFILE)).toBeNull();
    const other = await server.createUser();
    const own = { ...DEMO_PROFILE, professionalSummary: 'My own summary' };
    await addProfile(server.db, other.uid, own);
    await storeSeed(server.db, other.uid, 1, NOW);
    expect(await findProfile(server.db, other.uid)).toMatchObject(own);
  });
});
