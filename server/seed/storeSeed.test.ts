import { eq } from 'drizzle-orm';
import { LEAD_PRIORITIES, LEAD_STATUSES } from '#domain/contract/enums.ts';
import { profileProblem } from '#domain/profile/profile.ts';
import { leadNotes, leadStatusHistory, leads } from '../db/schema.ts';
import { addProfile, findProfile } from '../profile/repository.ts';
import { callAs } from '../testing/callAs.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts';
import { DEMO_PROFILE } from './demoProfile.ts';
import { seedLead } from './seedLead.ts';
import { storeSeed } from './storeSeed.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

describe('a seeded lead', () => {
  const seeds = Array.from({ length: 600 }, (_, index) => seedLead('ana', index, NOW));
  const rows = seeds.map(({ lead }) => lead);
  const ageInDays = (date?: Date) => (NOW.getTime() - (date?.getTime() ?? 0)) / DAY;

  it('is the same every time', () => {
    expect(seedLead('ana', 42, NOW)).toEqual(seeds[42]);
    expect(seeds[42]?.lead).not.toEqual(seeds[41]?.lead);
  });

  it('has every status and priority, umlauts, long names, and sometimes no notes', () => {
    expect(new Set(rows.slice(0, 13).map(({ status }) => status))).toEqual(new Set(LEAD_STATUSES));
    expect(new Set(rows.map(({ priority }) => priority))).toEqual(new Set(LEAD_PRIORITIES));
    expect(rows.filter(({ company }) => company.length >= 55).length).toBeGreaterThan(3);
    expect(rows.filter(({ title }) => /[äöüß]/.test(title)).length).toBeGreaterThan(20);
    expect(seeds.filter(({ notes }) => notes.length === 0).length).toBeGreaterThan(100);
    expect(new Set(rows.map(({ company }) => company)).size).toBeGreaterThan(300);
  });

  it('was updated hours to months ago', () => {
    const ages = rows.map(({ updatedAt }) => ageInDays(updatedAt));
    expect(ages.filter((age) => age < 1).length).toBeGreaterThan(15);
    expect(ages.filter((age) => age > 90).length).toBeGreaterThan(100);
    expect(Math.min(...ages)).toBeGreaterThan(0);
  });

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
  let server: TestServer;
  let user: TestUser;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    user = await server.createUser();
  });

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

  it('makes leads that the search finds', async () => {
    await storeSeed(server.db, user.uid, 20, NOW);
    const { company } = seedLead(user.uid, 7, NOW).lead;
    const query = `q=${encodeURIComponent(company.toUpperCase())}`;
    const { body } = await callAs(server, user)('GET', `/api/leads?${query}`);
    expect(JSON.stringify(body)).toContain(company);
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
