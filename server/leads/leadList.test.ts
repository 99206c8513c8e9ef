import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { LEAD_CATEGORIES, LEAD_PRIORITIES, LEAD_STATUSES } from '#domain/contract/enums.ts';
import type { Insights } from '#domain/contract/insights.ts';
import type { Lead, LeadListResponse } from '#domain/contract/leads.ts';
import { leadMatcher, NO_LEAD_FILTERS } from '#domain/leads/leadFilters.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { leadStatusHistory, leads, pitches } from '../db/schema.ts';
import { readFacts } from '../insights/repository.ts';
import { createRuleRunner } from '../rules/runRule.ts';
import { seedLead } from '../seed/seedLead.ts';
import { storeSeed } from '../seed/storeSeed.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { readResponseRate } from './leadStats.ts';

const { server, user, call, dataOf } = suiteServer({ runRule: createRuleRunner() });

async function addLeads(...leads: object[]): Promise<void> {
  for (const lead of leads) {
    const response = await call('POST', '/api/leads', { title: 'Engineer', company: 'X', ...lead });
    expect(response).toMatchObject({ status: 201 });
  }
}

async function list(query: Record<string, string | number> = {}): Promise<LeadListResponse> {
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  const { status, body } = await call('GET', `/api/leads?${search}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as LeadListResponse;
}

const titles = ({ data }: LeadListResponse) => data.map(({ title }) => title);

describe('GET /api/leads', () => {
  it('is compressed for a client that accepts that', async () => {
    const description = 'Own the platform. '.repeat(200);
    await addLeads({ description });
    const response = await server.app.inject({
      url: '/api/leads',
      headers: { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip, br' },
    });
    expect(response.headers['content-encoding']).toBe('br');
    const page = JSON.parse(brotliDecompressSync(response.rawPayload).toString());
    expect(page.data[0].description).toBe(description);
  });

  it('ends a page of large leads early, and loses none', async () => {
    const large = { description: '😀'.repeat(20_000), pitch: '😀'.repeat(20_000) };
    await addLeads(...Array.from({ length: 30 }, (_, index) => ({ title: `${index}`, ...large })));
    const seen: string[] = [];
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const page: LeadListResponse = await list({ limit: 1_000, ...(cursor && { cursor }) });
      expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(4.2 * 1024 * 1024);
      expect(page.total).toBe(30);
      seen.push(...titles(page));
      cursor = page.nextCursor;
      pages += 1;
    }
    expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => `${29 - index}`));
    expect(pages).toBeGreaterThan(1);
  });
});

describe('paging', () => {
  it.each(['updatedAt', 'createdAt'])('returns every lead once, sorted by %s', async (sort) => {
    await addLeads(...[3, 1, 3, 2, 2, 1, 3].map((n) => ({ title: `T${n}` })));
    for (const order of ['asc', 'desc']) {
      const whole = await list({ sort, order });
      const pages: Lead[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: LeadListResponse = await list({ sort, order, limit: 2, cursor });
        expect(page.total).toBe(7);
        pages.push(...page.data);
        cursor = page.nextCursor;
      }
      expect(pages).toEqual(whole.data);
    }
  });

  it('is stable when a lead is added or deleted between pages', async () => {
    await addLeads(...['a', 'b', 'c', 'd'].map((title) => ({ title })));
    const sorting = { sort: 'createdAt', order: 'asc' };
    const first = await list({ ...sorting, limit: 2 });
    await addLeads({ title: 'e' });
    await call('DELETE', `/api/leads/${first.data[1]?.id}`);
    const second = await list({ ...sorting, limit: 2, cursor: first.nextCursor ?? '' });
    expect(titles(second)).toEqual(['c', 'd']);
  });
});

describe('search and filters', () => {
  const LEAD = {
    title: 'Möbel catalog, 100% remote',
    company: 'Arbor_Press',
    description: 'Copy for 40 pages.',
    location: 'Tromsø',
    compensationRange: '60 an hour',
    tags: ['print', 'a\\b'],
    contactInfo: { name: 'Zoë Łukasz', email: 'zoe@arbor.example' },
  };

  it.each([
    [' CATALOG\tarbor  Tromsø ', 1],
    ['print Łukasz zoe@arbor hour 40', 1],
    ['100% arbor_ a\\b', 1],
    ['möbel bergen', 0],
    ['remotearbor', 0],
    ['m_bel', 0],
    ['copy%pages', 0],
  ])('find words in any field, and nothing else: %s', async (q, total) => {
    await addLeads(LEAD, { contactInfo: { name: 'N/A' } });
    expect(await list({ q })).toMatchObject({ total });
    expect(await list({ q: 'n/a' })).toMatchObject({ total: 0 });
  });

  it('look for the words as they are, and for the first 20', async () => {
    await addLeads({ title: 'Northwind' });
    expect(await list({ q: 'nortwind' })).toMatchObject({ total: 0 });
    expect(await list({ q: 'north missing' })).toMatchObject({ total: 0 });
    const many = ['N', 'No', 'or', 'rt', 'th', 'hw', 'wi', 'in', 'nd', 'Nor', 'ort', 'rth', 'thw'];
    const more = ['hwi', 'win', 'ind', 'Nort', 'orth', 'rthw', 'thwi', 'missing'];
    expect(await list({ q: [...many, ...more].join(' ') })).toMatchObject({ total: 1 });
  });

  it('are made a few leads at a time, so that others use the database in between', async () => {
    const leads = Array.from({ length: 12 }, (_, at) => ({
      id: crypto.randomUUID(),
      title: `Northwind ${at}`,
      company: 'X',
    }));
    await call('POST', '/api/leads/import', { leads });
    const statements = jest.spyOn(server.appDb, 'select');
    const page = await list({ q: 'northwind', limit: 7 });
    expect([page.data.length, page.total]).toEqual([7, 12]);
    expect(statements.mock.calls.length).toBeGreaterThan(4);
    statements.mockRestore();
  });

  const lead = fc.record({
    status: fc.constantFrom(...LEAD_STATUSES.slice(0, 2)),
    priority: fc.constantFrom(...LEAD_PRIORITIES.slice(0, 2)),
    category: fc.constantFrom(null, ...LEAD_CATEGORIES.slice(0, 2)),
    type: fc.constantFrom('lead', 'job'),
  });
  const filters = fc.record(
    {
      status: fc.constantFrom(...LEAD_STATUSES.slice(0, 2)),
      priority: fc.constantFrom(...LEAD_PRIORITIES.slice(0, 2)),
      type: fc.constantFrom('lead' as const, 'job' as const, ...LEAD_CATEGORIES.slice(0, 2)),
    },
    { requiredKeys: [] },
  );

  it('find the same leads as the filters of the web app', async () => {
    await addLeads(...fc.sample(lead, { numRuns: 30, seed: 1 }));
    const { data } = await list({ limit: 100 });
    await fc.assert(
      fc.asyncProperty(filters, async (choices) => {
        const expected = data.filter(leadMatcher({ ...NO_LEAD_FILTERS, ...choices }, data));
        const found = await list({ ...choices, limit: 100 });
        expect(found.data).toEqual(expected);
        expect(found.total).toBe(expected.length);
      }),
      { numRuns: 40, seed: 2 },
    );
  });
});

describe('the response rate', () => {
  const DAY = 86_400_000;
  const lead = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

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
});

describe('insights', () => {
  /** Stores seeded leads with their histories, and a letter that was sent for the first one. */
  async function store(userId: string, count: number) {
    const seeds = Array.from({ length: count }, (_, index) => seedLead(userId, index, new Date()));
    await server.db.insert(leads).values(seeds.map(({ lead }) => lead));
    await server.db.insert(leadStatusHistory).values(seeds.flatMap(({ history }) => history));
    const sent = { at: '2026-11-20T10:00:00.000Z', content: 'Hello', channel: null, resume: null };
    const { originalContent, emailedAt, createdAt, ...pitch } = makePitch({
      id: randomUUID(),
      leadId: seeds[0]?.lead.id ?? '',
      sent,
    });
    await server.db.insert(pitches).values({ ...pitch, userId });
    return seeds;
  }

  it('reads the facts of the own leads and letters', async () => {
    const [first] = await store(user.uid, 20);
    await store((await server.createUser()).uid, 3);
    const facts = JSON.parse(await readFacts(server.db, user.uid));
    expect(facts.leads).toHaveLength(20);
    expect(facts.leads.find(({ id }: { id: string }) => id === first?.lead.id)).toEqual({
      id: first?.lead.id,
      source: first?.lead.source,
      category: first?.lead.category ?? null,
      status: first?.lead.status,
      customStatus: '',
      accepted: [],
      createdAt: first?.lead.createdAt?.getTime(),
      changes: first?.history.map(({ toStatus, changedAt }) => [toStatus, changedAt?.getTime()]),
    });
    expect(facts.letters).toEqual([
      { leadId: first?.lead.id, sentAt: Date.parse('2026-11-20T10:00:00Z') },
    ]);
  });

  it('counts so many leads that another process does it', async () => {
    await storeSeed(server.db, user.uid, 2_500);
    const { funnel } = await dataOf<Insights>('GET', '/api/insights');
    expect(funnel[0]?.leads).toBe(2_500);
  });
});
